import type { DataOf } from '@vp-digital/core/household';
import type { documents } from '../documents';

export type ExplainedData = DataOf<typeof documents.twoAccountsExplained>;
