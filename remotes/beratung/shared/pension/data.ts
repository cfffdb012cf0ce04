import type { DataOf } from '@vp-digital/core/household';
import type { PersonData as OfPerson } from '@vp-digital/core/micro-app';
import type { pensionDocuments } from './documents';

export type PensionData = DataOf<typeof pensionDocuments>;

/** What a page shows of one person. */
export type PensionPerson = OfPerson<PensionData>;
