import {
  type Cents,
  type IsoDate,
  requireAmount,
  requireNumber,
  requireRecord,
  roundHalfUp,
  roundToDecimals,
} from '../core';
import { lawForYear } from '../law';
import { type AccessFactor, accessFactor } from './accessFactor';
import type { OldAgePensionKind } from './retirementAge';

export interface BoughtPointsInput {
  /** Year of the payment: it sets the price of a point. */
  year: number;
  birthDate: IsoDate;
  /** Kinds that may begin early; others have no deduction to make good. */
  kind: OldAgePensionKind;
  /** Planned first day of the pension. */
  startDate: IsoDate;
  /** Earning points that the pension information expects at that day. */
  points: number;
  /** What is paid when it is less than the whole. */
  payment?: Cents;
}

export interface BoughtPoints {
  access: AccessFactor;
  /** Points that the deduction takes away. */
  missingPoints: number;
  /** Points that make it good: they are cut by the same factor. Four decimals. */
  fullPoints: number;
  /** Price of one point: preliminary average earnings × contribution rate. */
  pricePerPoint: Cents;
  /** Highest payment that is allowed, all of the deduction made good. */
  fullPayment: Cents;
  /** What is paid: at most the full payment. */
  payment: Cents;
  /** Points bought with it, four decimals, before the access factor. */
  points: number;
}

/**
 * Contributions that make good the deductions of an early old-age pension, § 187a and § 76a SGB VI: points missing ÷
 * access factor × price of a point (§ 187 (3)). They may be paid until the standard age, in parts too; the points stay
 * when the pension begins later after all. Cents and points. Throws `unknown-year`, `invalid-date`, `invalid-input`,
 * `negative-amount`.
 */
export function boughtPoints(input: BoughtPointsInput): BoughtPoints {
  const { preliminaryAverageEarnings, rate } = lawForYear(
    requireRecord(input, 'input').year,
  ).pensionInsurance;
  const points = requireNumber(input.points, 'points', 0, 200);
  const access = accessFactor(input);
  const missing = points * Math.max(0, 1 - access.factor);
  const full = missing / access.factor;
  const price = preliminaryAverageEarnings * rate;
  const fullPayment = roundHalfUp(full * price);
  const payment = Math.min(fullPayment, requireAmount(input.payment ?? fullPayment, 'payment'));
  return {
    access,
    missingPoints: roundToDecimals(missing, 4),
    fullPoints: roundToDecimals(full, 4),
    pricePerPoint: roundHalfUp(price),
    fullPayment,
    payment,
    points: roundToDecimals(payment / price, 4),
  };
}
