import type { SectionData } from '@vp-digital/core/household';
import type { PersonData as OfPerson } from '@vp-digital/core/micro-app';

/** What both pages on earning power show; the sheet "Angaben" edits four of them. */
export type ProtectionData = Pick<
  SectionData,
  | 'persons'
  | 'addresses'
  | 'employments'
  | 'taxProfiles'
  | 'incomes'
  | 'expenses'
  | 'contracts'
  | 'statutoryPensions'
  | 'protectionWishes'
>;

/** What a page shows of one person. */
export type PersonData = OfPerson<ProtectionData>;
