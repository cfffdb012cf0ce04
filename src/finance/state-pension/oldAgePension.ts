import {
  type Cents,
  type IsoDate,
  requireNumber,
  requireRecord,
  roundHalfUp,
  roundToDecimals,
} from '../core';
import { pensionValueOn } from '../law';
import { type AccessFactor, type AccessFactorInput, accessFactor } from './accessFactor';

export interface OldAgePensionInput extends AccessFactorInput {
  /** Earning points collected so far. */
  points: number;
  /** Points a year until the pension begins (F11); 0 when left out. */
  pointsPerYear?: number;
  /** Years of work still to come; 0 when left out. */
  remainingYears?: number;
  /** The pension value of this day is used: the result is in today's money. */
  valueDate: IsoDate;
}

export interface OldAgePension {
  futurePoints: number;
  totalPoints: number;
  access: AccessFactor;
  /** Persönliche Entgeltpunkte: points times access factor, four decimals. */
  personalPoints: number;
  pensionValue: Cents;
  pensionValueFrom: IsoDate;
  /** Gross pension of a month. */
  pension: Cents;
}

/**
 * Old-age pension of a month before contributions and tax (F11), § 64 SGB VI: points × access factor × pension
 * value. Throws `invalid-date`, `invalid-input`, `unknown-year`.
 */
export function oldAgePension(input: OldAgePensionInput): OldAgePension {
  const pointsPerYear = requireNumber(
    requireRecord(input, 'input').pointsPerYear ?? 0,
    'pointsPerYear',
    0,
    5,
  );
  const remainingYears = requireNumber(input.remainingYears ?? 0, 'remainingYears', 0, 60);
  const futurePoints = roundToDecimals(pointsPerYear * remainingYears, 4);
  const totalPoints = roundToDecimals(requireNumber(input.points, 'points', 0, 200) + futurePoints, 4);
  const access = accessFactor(input);
  const personalPoints = roundToDecimals(totalPoints * access.factor, 4);
  const { value, from } = pensionValueOn(input.valueDate);
  const pension = pensionOf(personalPoints, value);
  return {
    futurePoints,
    totalPoints,
    access,
    personalPoints,
    pensionValue: value,
    pensionValueFrom: from,
    pension,
  };
}

/** Monthly pension of personal points at a pension value, with the factor of the kind of pension (1 when left out). */
export function pensionOf(personalPoints: number, pensionValue: Cents, kindFactor = 1): Cents {
  return roundHalfUp(personalPoints * pensionValue * kindFactor);
}
