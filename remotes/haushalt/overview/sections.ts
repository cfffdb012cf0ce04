import type { SectionData } from '@vp-digital/core/household';

/** The documents that the overview is computed from. */
export const overviewSections = [
  'persons',
  'employments',
  'incomes',
  'expenses',
  'contracts',
  'assets',
  'liabilities',
] as const;

export type OverviewData = Pick<SectionData, (typeof overviewSections)[number]>;
