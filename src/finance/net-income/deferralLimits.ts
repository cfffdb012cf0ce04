import { type Cents, requireCode, requireRecord, shareRounded } from '../core';
import { lawForYear } from '../law';

export interface DeferralLimits {
  /** § 1 (1) Nr. 9 SvEV: 4 % of the ceiling. */
  contributionFree: Cents;
  /** § 3 Nr. 63 EStG: 8 % of the ceiling. */
  taxFree: Cents;
}

/** How much pay of a period may go into an occupational pension free of contributions and of tax. Cents.
 * Throws `unknown-year`, `invalid-input`. */
export function deferralLimits(input: { year: number; period: 'month' | 'year' }): DeferralLimits {
  const { year, period } = requireRecord(input, 'input');
  requireCode(period, ['month', 'year'], 'period');
  const { pensionInsurance, occupationalPension } = lawForYear(year);
  const ceiling = period === 'month' ? pensionInsurance.ceilingMonth : pensionInsurance.ceilingYear;
  return {
    contributionFree: shareRounded(ceiling, occupationalPension.contributionFreeShare),
    taxFree: shareRounded(ceiling, occupationalPension.taxFreeShare),
  };
}
