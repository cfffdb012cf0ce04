import { type Cents, requireAmount, requireRecord, roundToDecimals } from '../core';
import { lawForYear } from '../law';

export interface EarningPointsInput {
  year: number;
  /** Gross pay of the year that is liable to pension contributions. */
  grossYear: Cents;
}

export interface EarningPoints {
  year: number;
  /** Pay up to the ceiling. */
  countedPay: Cents;
  averageEarnings: Cents;
  /** Entgeltpunkte, four decimals. */
  points: number;
}

/**
 * Earning points of a year (F11): pay up to the ceiling over the average earnings, four decimals,
 * §§ 70, 121 SGB VI. Throws `unknown-year`, `negative-amount`.
 */
export function earningPoints(input: EarningPointsInput): EarningPoints {
  const { year, grossYear } = requireRecord(input, 'input');
  const { ceilingYear, averageEarnings } = lawForYear(year).pensionInsurance;
  const countedPay = Math.min(requireAmount(grossYear, 'grossYear'), ceilingYear);
  return { year, countedPay, averageEarnings, points: roundToDecimals(countedPay / averageEarnings, 4) };
}
