import type { SectionData } from '@vp-digital/core/household';

/** The documents that both pages on earning power read; the sheet "Angaben" edits four of them. */
export const protectionSections = [
  'persons',
  'addresses',
  'employments',
  'incomes',
  'expenses',
  'contracts',
  'statutoryPensions',
  'protectionWishes',
] as const;

export type ProtectionData = Pick<SectionData, (typeof protectionSections)[number]>;

/** What a page shows of one person. */
export interface PersonData {
  data: ProtectionData;
  person: { id: string; firstName: string };
}
