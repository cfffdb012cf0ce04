import type { DataOf } from '@vp-digital/core/household';
import type { documents } from '../../shared/documents';

export type ExplainedData = DataOf<typeof documents.twoAccountsExplained>;
