import type { SectionData } from '@vp-digital/core/household';
import type { PersonData as OfPerson } from '@vp-digital/core/micro-app';

/** The documents that both pages on earning power read; the sheet "Angaben" edits four of them. */
export const protectionSections = [
  'persons',
  'addresses',
  'employments',
  'taxProfiles',
  'incomes',
  'expenses',
  'contracts',
  'statutoryPensions',
  'protectionWishes',
] as const;

export type ProtectionData = Pick<SectionData, (typeof protectionSections)[number]>;

/** What a page shows of one person. */
export type PersonData = OfPerson<(typeof protectionSections)[number]>;
