import type { DataOf } from '@vp-digital/core/household';
import type { PersonData as OfPerson } from '@vp-digital/core/micro-app';
import type { documents } from '../documents';

/** What both pages on earning power show; the sheet "Angaben" edits four of them. */
export type ProtectionData = DataOf<typeof documents>;

/** What a page shows of one person. */
export type PersonData = OfPerson<ProtectionData>;
