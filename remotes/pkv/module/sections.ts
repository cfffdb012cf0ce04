import type { SectionData } from '@vp-digital/core/household';
import type { PersonData as OfPerson } from '@vp-digital/core/micro-app';

/** The documents that the module reads; it writes `employments` and `healthPlans`. */
export const pkvSections = [
  'persons',
  'addresses',
  'employments',
  'taxProfiles',
  'incomes',
  'contracts',
  'statutoryPensions',
  'healthPlans',
] as const;

export type PkvData = Pick<SectionData, (typeof pkvSections)[number]>;

/** What a page shows of one person. */
export type PersonData = OfPerson<(typeof pkvSections)[number]>;
