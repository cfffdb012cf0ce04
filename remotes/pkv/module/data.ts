import type { SectionData } from '@vp-digital/core/household';
import type { PersonData as OfPerson } from '@vp-digital/core/micro-app';

/** What the module shows; it edits `employments` and `healthPlans`. */
export type PkvData = Pick<
  SectionData,
  | 'persons'
  | 'addresses'
  | 'employments'
  | 'taxProfiles'
  | 'incomes'
  | 'contracts'
  | 'statutoryPensions'
  | 'healthPlans'
>;

/** What a page shows of one person. */
export type PersonData = OfPerson<PkvData>;
