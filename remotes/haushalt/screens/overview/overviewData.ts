import type { SectionData } from '@vp-digital/core/household';

/** The documents that say how far the household is recorded. */
const counted = ['incomes', 'expenses', 'contracts', 'assets', 'liabilities'] as const;

/** The same, and what says whether there are no contracts: what its month looks like. */
export const recorded = [...counted, 'absences'] as const;

export type OverviewData = Pick<SectionData, (typeof recorded)[number]>;

/** Nothing but its persons is known of the household. */
export const isUntouched = (data: OverviewData): boolean =>
  counted.every((section) => Object.keys(data[section].items).length === 0);
