import { type Rate, requireCode, requireCount, requireGrowthRate, requireRecord } from '../core';
import { growthFactor, rootRate } from './growth';

export interface RateConversion {
  /** Yield of a full year with interest on interest. */
  effective: Rate;
  /** The rate of one period times the number of periods. */
  nominal: Rate;
  /** Interest of one period. */
  perPeriod: Rate;
}

/**
 * A yearly rate in all three forms.
 *
 * @param given.rate share of one, above −1
 * @param given.kind which form `rate` has
 * @param given.periodsPerYear number of times a year that interest is credited, 12 by default
 * @throws FinanceError `rate-out-of-range`, `invalid-input`
 */
export function convertRate(given: {
  rate: Rate;
  kind: 'effective' | 'nominal';
  periodsPerYear?: number;
}): RateConversion {
  const rate = requireGrowthRate(requireRecord(given, 'given').rate, 'rate');
  const periods = requireCount(given.periodsPerYear ?? 12, 'periodsPerYear', 1, 366);
  const kind = requireCode(given.kind, ['effective', 'nominal'], 'kind');
  const perPeriod = kind === 'nominal' ? rate / periods : rootRate(rate, periods);
  return {
    effective: growthFactor(perPeriod, periods) - 1,
    nominal: perPeriod * periods + 0,
    perPeriod: perPeriod + 0,
  };
}

/**
 * The yearly rate that is left after inflation: (1 + i) / (1 + π) − 1, not i − π.
 *
 * @throws FinanceError `rate-out-of-range`
 */
export function realRate(given: { annualRate: Rate; inflation: Rate }): Rate {
  const annualRate = requireGrowthRate(requireRecord(given, 'given').annualRate, 'annualRate');
  const inflation = requireGrowthRate(given.inflation, 'inflation');
  return (1 + annualRate) / (1 + inflation) - 1;
}
