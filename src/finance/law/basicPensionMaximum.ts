import { type Cents, ceilToEuro, shareCut } from '../core';
import type { LawYear } from './lawYear';

/** Highest sum of pension contributions that can be deducted in a year: 24.7 % of the miners' ceiling, full euros up (§ 10 (3) EStG). */
export function basicPensionMaximum({ pensionInsurance }: LawYear): Cents {
  return ceilToEuro(shareCut(pensionInsurance.minersCeilingYear, pensionInsurance.minersRate));
}
