import {
  type Cents,
  type Rate,
  FinanceError,
  requireCount,
  requireGrowthRate,
  requireRecord,
  requireSignedAmount,
  roundHalfUp,
} from '../core';
import { growthFactor } from '../rates';
import { LONGEST_PLAN } from './planFactors';

export interface RealValue {
  /** In the purchasing power of today. */
  realValue: Cents;
  /** What inflation takes: value − realValue. */
  lossOfPurchasingPower: Cents;
  /** Price level then, today = 1. */
  priceLevel: number;
}

/**
 * What a future amount buys in today's money: v / (1 + π)^years.
 *
 * @param given.value in cents, of either sign
 * @param given.months until then, 0–1200
 * @throws FinanceError `rate-out-of-range`, `invalid-input`, `not-whole-cents`
 */
export function realValue(given: { value: Cents; months: number; inflation: Rate }): RealValue {
  const value = requireSignedAmount(requireRecord(given, 'given').value, 'value');
  const months = requireCount(given.months, 'months', 0, LONGEST_PLAN);
  const priceLevel = growthFactor(requireGrowthRate(given.inflation, 'inflation'), months / 12);
  const real = value / priceLevel;
  if (!Number.isFinite(real))
    throw new FinanceError('invalid-input', 'inflation', 'money would be worth more than can be counted');
  const rounded = roundHalfUp(real);
  return { realValue: rounded, lossOfPurchasingPower: value - rounded, priceLevel };
}
