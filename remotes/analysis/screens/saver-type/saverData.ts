import type { DataOf } from '@vp-digital/core/household';
import type { documents } from '../../shared/documents';

/** What the page and what it is made of read. */
export type SaverData = DataOf<typeof documents.saverType>;
