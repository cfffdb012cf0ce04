import type { SectionData } from '@vp-digital/core/household';

/** The documents that say how far the household is recorded, and what its month looks like. */
export const recorded = ['incomes', 'expenses', 'contracts', 'assets', 'liabilities'] as const;

export type OverviewData = Pick<SectionData, (typeof recorded)[number]>;

/** Nothing but its persons is known of the household. */
export const isUntouched = (data: OverviewData): boolean =>
  recorded.every((section) => Object.keys(data[section].items).length === 0);
