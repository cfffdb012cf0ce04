import {
  type Cents,
  FinanceError,
  type IsoDate,
  monthsBetween,
  type Rate,
  requireAmount,
  requireCount,
  requireDate,
  requireGrowthRate,
  requireRecord,
  requireSignedAmount,
  roundHalfUp,
} from '../core';

export interface PensionLetterInput {
  /** Date of the Renteninformation. */
  letterDate: IsoDate;
  /** The letter's projected old-age pension of a month without adjustments (0 %). */
  projectedPension: Cents;
  startDate: IsoDate;
  /** Assumed yearly adjustment of pensions (the letter shows 1 % and 2 %). */
  adjustmentRate: Rate;
  /** Assumed yearly inflation. */
  inflationRate: Rate;
}

export interface PensionLetterProjection {
  years: number;
  /** Monthly pension at the start, in the money of that day. */
  nominal: Cents;
  /** The same in the money of the letter's day. */
  real: Cents;
}

/** A letter comes from the 27th birthday on, and no pension begins after the 110th. */
const LONGEST_WAIT = 83 * 12;

/**
 * Projects the pension of a pension letter to the start of the pension: grown by yearly adjustments, and what
 * that buys in today's money. Cents of a month. Throws `invalid-date`, `negative-amount`, `rate-out-of-range`,
 * and `invalid-input` for what grows beyond what can be counted.
 */
export function projectPensionLetter(input: PensionLetterInput): PensionLetterProjection {
  const { letterDate, startDate } = requireRecord(input, 'input');
  const months = monthsBetween(requireDate(letterDate, 'letterDate'), requireDate(startDate, 'startDate'));
  if (months < 0) throw new FinanceError('invalid-input', 'startDate', 'the pension began before the letter');
  requireCount(months, 'startDate', 0, LONGEST_WAIT);
  const years = months / 12;
  const grown =
    requireAmount(input.projectedPension, 'projectedPension') *
    (1 + requireGrowthRate(input.adjustmentRate, 'adjustmentRate')) ** years;
  const real = grown / (1 + requireGrowthRate(input.inflationRate, 'inflationRate')) ** years;
  const nominal = requireSignedAmount(roundHalfUp(grown), 'adjustmentRate');
  return { years, nominal, real: requireSignedAmount(roundHalfUp(real), 'inflationRate') };
}
