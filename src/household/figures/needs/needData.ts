import type { SectionData } from '../../documents';

/** The documents that the comparison is computed from. */
export const needDocuments = [
  'persons',
  'employments',
  'incomes',
  'expenses',
  'contracts',
  'assets',
  'liabilities',
  'housing',
  'statutoryPensions',
  'protectionWishes',
  'absences',
  'needDecisions',
] as const;

export type NeedData = Pick<SectionData, (typeof needDocuments)[number]>;
