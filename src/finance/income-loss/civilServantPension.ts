import {
  type Cents,
  type IsoDate,
  monthsBetween,
  requireAmount,
  requireCode,
  requireCount,
  requireDate,
  requireNumber,
  requireRecord,
  roundToDecimals,
  shareRounded,
} from '../core';
import { civilServiceRules } from '../law';

export interface CivilServantPensionInput {
  /** Last pensionable pay of a month. */
  pensionablePayMonth: Cents;
  birthDate: IsoDate;
  /** Day of retirement. */
  date: IsoDate;
  /** Pensionable years of service until then. */
  serviceYears: number;
  /** `unfit`: with the added period and deductions to 65; `age`: as given, without either. */
  reason: 'unfit' | 'age';
  /** Altersgrenze in months of life that comes before 65: when unfit, deductions reach to it. */
  specialAge?: number;
}

export interface CivilServantPension {
  /** Years added for unfitness: two thirds of the time to the 60th birthday. */
  addedYears: number;
  pensionableYears: number;
  /** Ruhegehaltssatz, at most 71.75 %, four decimals. */
  pensionShare: number;
  monthsEarly: number;
  deduction: number;
  /** After the deduction; at least the minimum of 35 %. */
  pension: Cents;
  minimumApplied: boolean;
}

/**
 * Gross pension of a civil servant of a month, §§ 13, 14 BeamtVG: 1.79375 % of the pensionable pay per year, at
 * most 71.75 %; when unfit, an added period and 0.3 % less per month before 65 or an
 * earlier special age (§ 14 (3) sentence 3), at most 10.8 %. Cents. Throws
 * `negative-amount`, `invalid-date`, `invalid-input`.
 */
export function civilServantPension(input: CivilServantPensionInput): CivilServantPension {
  const rules = civilServiceRules;
  requireRecord(input, 'input');
  const pay = requireAmount(input.pensionablePayMonth, 'pensionablePayMonth');
  const service = requireNumber(input.serviceYears, 'serviceYears', 0, 60);
  const age = monthsBetween(requireDate(input.birthDate, 'birthDate'), requireDate(input.date, 'date'));
  // nobody retires from a service before it can have begun
  requireCount(age, 'date', 16 * 12, 110 * 12);
  const unfit = requireCode(input.reason, ['unfit', 'age'], 'reason') === 'unfit';
  const toSixty = unfit ? Math.max(0, rules.addedPeriodAge - age) : 0;
  const addedYears = roundToDecimals((toSixty * rules.addedPeriodShare) / 12, 2);
  const pensionableYears = service + addedYears;
  const pensionShare = Math.min(
    roundToDecimals(pensionableYears * rules.sharePerYear, 4),
    rules.highestShare,
  );
  const fullAge = Math.min(
    rules.unfitFullAge,
    requireCount(input.specialAge ?? rules.unfitFullAge, 'specialAge', 40 * 12, 68 * 12),
  );
  const monthsEarly = unfit ? Math.max(0, fullAge - age) : 0;
  const deduction = Math.min(monthsEarly * rules.earlyDeductionPerMonth, rules.mostDeduction);
  const earned = shareRounded(pay, pensionShare * (1 - deduction));
  const lowest = minimumCivilServantPension(pay);
  return {
    addedYears,
    pensionableYears,
    pensionShare,
    monthsEarly,
    deduction,
    pension: Math.max(earned, lowest),
    minimumApplied: earned < lowest,
  };
}

/**
 * Mindestversorgung by the own pay, § 14 (4) sentence 1 BeamtVG: 35 % of the last pensionable pay. The other one, 65 % of the
 * highest pay of A 4, is not counted: it differs by employer and year. Cents. Throws `negative-amount`.
 */
export const minimumCivilServantPension = (pensionablePayMonth: Cents): Cents =>
  shareRounded(requireAmount(pensionablePayMonth, 'pensionablePayMonth'), civilServiceRules.lowestShare);
