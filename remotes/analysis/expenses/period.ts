import type { Cents } from '@vp-digital/core/finance';

/** What amounts are shown for. */
export type Period = 'month' | 'year';

/** A monthly amount as the period shows it. */
export const inPeriod = (monthly: Cents, period: Period): Cents =>
  period === 'month' ? monthly : 12 * monthly;
