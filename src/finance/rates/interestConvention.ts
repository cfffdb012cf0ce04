import { type Rate, requireCode } from '../core';
import { rootRate } from './growth';

/**
 * How a yearly rate becomes the interest of a month.
 *
 * - `effective`: the yearly rate is what a year yields; a month has (1 + i)^(1/12) − 1 (funds, F9).
 * - `nominal`: a month has i / 12, interest on interest each month (loans, F19, F20).
 * - `yearly-credit`: German savings account: linear interest inside the year, credited at its end.
 */
const conventions = ['effective', 'nominal', 'yearly-credit'] as const;
export type InterestConvention = (typeof conventions)[number];

/** Whether a payment of a month is made at its beginning (`advance`) or its end (`arrears`). */
const timings = ['advance', 'arrears'] as const;
export type PaymentTiming = (typeof timings)[number];

/** Throws FinanceError `invalid-input` on codes that are none. */
export function requireConvention(terms: { convention: InterestConvention; timing: PaymentTiming }): void {
  requireCode(terms.convention, conventions, 'convention');
  requireCode(terms.timing, timings, 'timing');
}

/** The interest of one month on what lies there at its beginning, as a share of one. */
export function monthlyRate(annualRate: Rate, convention: InterestConvention): Rate {
  return convention === 'effective' ? rootRate(annualRate, 12) : annualRate / 12;
}
