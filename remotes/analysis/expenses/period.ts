import type { Cents } from '@vp-digital/core/finance';
import type { Period } from '../period';

/** A monthly amount as the period shows it. */
export const inPeriod = (monthly: Cents, period: Period): Cents =>
  period === 'month' ? monthly : 12 * monthly;
