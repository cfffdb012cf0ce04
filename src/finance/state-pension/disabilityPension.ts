import {
  type Cents,
  calendarDay,
  FinanceError,
  type IsoDate,
  monthsBetween,
  requireCode,
  requireCount,
  requireDate,
  requireFlag,
  requireNumber,
  requireRecord,
  roundToDecimals,
} from '../core';
import { addedPeriodEnd, disabilityFullAge, pensionRules, pensionValueOn } from '../law';
import { pensionOf } from './oldAgePension';
import { retirementAge } from './retirementAge';

export interface DisabilityPensionInput {
  birthDate: IsoDate;
  startDate: IsoDate;
  /** Earning points collected until then. */
  points: number;
  /** Average points a year of the working life so far, with which the added period is valued. */
  averagePointsPerYear: number;
  /** `full`: able to work less than 3 hours a day; `half`: 3 to under 6. */
  degree: 'full' | 'half';
  /** 40 years of contributions (35 for a start before 2024): full age 63. */
  longInsured?: boolean;
}

export interface DisabilityPension {
  /** Year of the start, whose law applies. */
  year: number;
  /** Months from the start to the end of the added period (Zurechnungszeit). */
  addedMonths: number;
  addedPoints: number;
  totalPoints: number;
  monthsEarly: number;
  factor: number;
  personalPoints: number;
  kindFactor: number;
  pensionValue: Cents;
  pensionValueFrom: IsoDate;
  /** Gross pension of a month. */
  pension: Cents;
}

/**
 * Disability pension of a month (F12), §§ 43, 59, 64, 77 SGB VI: points with the added period, 0.3 % less for
 * each month before the full age, at most 10.8 %. It is paid until the standard retirement age. Throws `invalid-date`, `invalid-input`, `unknown-year`.
 */
export function disabilityPension(input: DisabilityPensionInput): DisabilityPension {
  const { birthDate, startDate, degree } = requireRecord(input, 'input');
  requireCode(degree, ['full', 'half'], 'degree');
  const age = monthsBetween(requireDate(birthDate, 'birthDate'), requireDate(startDate, 'startDate'));
  requireCount(age, 'startDate', 0, 80 * 12);
  const { fullStart } = retirementAge({ birthDate, kind: 'standard' });
  if (startDate >= fullStart)
    throw new FinanceError('invalid-input', 'startDate', `the old-age pension begins on ${fullStart}`);
  const points = requireNumber(input.points, 'points', 0, 200);
  const average = requireNumber(input.averagePointsPerYear, 'averagePointsPerYear', 0, 5);
  const { year } = calendarDay(startDate);
  const addedMonths = Math.max(0, addedPeriodEnd(year) - age);
  const addedPoints = roundToDecimals((average * addedMonths) / 12, 4);
  const totalPoints = roundToDecimals(points + addedPoints, 4);
  const { monthsEarly, factor } = disabilityAccess(
    age,
    year,
    requireFlag(input.longInsured ?? false, 'longInsured'),
  );
  const personalPoints = roundToDecimals(totalPoints * factor, 4);
  const kindFactor =
    degree === 'full' ? pensionRules.fullDisabilityFactor : pensionRules.halfDisabilityFactor;
  const { value, from } = pensionValueOn(startDate);
  return {
    year,
    addedMonths,
    addedPoints,
    totalPoints,
    monthsEarly,
    factor,
    personalPoints,
    kindFactor,
    pensionValue: value,
    pensionValueFrom: from,
    pension: pensionOf(personalPoints, value, kindFactor),
  };
}

/** Zugangsfaktor of a disability pension at an age in months. */
function disabilityAccess(
  age: number,
  startYear: number,
  longInsured: boolean,
): { monthsEarly: number; factor: number } {
  const fullAge = longInsured ? pensionRules.disabilityFullAgeLongInsured : disabilityFullAge(startYear);
  const monthsEarly = Math.max(0, fullAge - age);
  const deduction = Math.min(
    monthsEarly * pensionRules.earlyDeductionPerMonth,
    pensionRules.disabilityMostDeduction,
  );
  return { monthsEarly, factor: roundToDecimals(1 - deduction, 4) };
}

export interface DisabilityEntitlement {
  waitingTimeMet: boolean;
  recentContributionsMet: boolean;
  entitled: boolean;
}

/**
 * Whether the insurance conditions of a disability pension are met, § 43 (1) SGB VI: five years of waiting time
 * and 36 months of compulsory contributions in the last 60. Throws `invalid-input`.
 */
export function disabilityEntitlement(input: {
  waitingMonths: number;
  compulsoryMonthsInLastFiveYears: number;
}): DisabilityEntitlement {
  const waiting = requireCount(requireRecord(input, 'input').waitingMonths, 'waitingMonths', 0, 960);
  const recent = requireCount(
    input.compulsoryMonthsInLastFiveYears,
    'compulsoryMonthsInLastFiveYears',
    0,
    60,
  );
  const waitingTimeMet = waiting >= pensionRules.disabilityWaitingMonths;
  const recentContributionsMet = recent >= pensionRules.disabilityRecentMonths;
  return { waitingTimeMet, recentContributionsMet, entitled: waitingTimeMet && recentContributionsMet };
}
