import type { DataOf } from '@vp-digital/core/household';
import type { PersonData as OfPerson } from '@vp-digital/core/micro-app';
import type { documents } from '../documents';

/** What the module shows; it edits `employments` and `healthPlans`. */
export type PkvData = DataOf<typeof documents>;

/** What a page shows of one person. */
export type PersonData = OfPerson<PkvData>;
