import { calendarDay, FinanceError, type IsoDate, requireCount, requireDate, requireRecord } from '../core';
import { pensionRules } from '../law';
import { type OldAgePensionKind, type RetirementAge, retirementAge } from './retirementAge';

export interface AccessFactorInput {
  birthDate: IsoDate;
  kind: OldAgePensionKind;
  /** First day of the pension; any day of the month. */
  startDate: IsoDate;
}

export interface AccessFactor {
  retirementAge: RetirementAge;
  monthsEarly: number;
  monthsLate: number;
  /** Zugangsfaktor: 1 less 0.003 a month early, plus 0.005 a month after the standard age. */
  factor: number;
}

/**
 * Zugangsfaktor of an old-age pension, § 77 SGB VI. Who starts after the full age of an early kind but before the
 * standard age has neither deduction nor surcharge. Throws `invalid-date`, and `invalid-input` for a start before
 * the earliest age.
 */
export function accessFactor(input: AccessFactorInput): AccessFactor {
  const { birthDate, kind, startDate } = requireRecord(input, 'input');
  const ages = retirementAge({ birthDate, kind });
  const start = monthNumber(requireDate(startDate, 'startDate'));
  if (start < monthNumber(ages.earliestStart)) {
    throw new FinanceError(
      'invalid-input',
      'startDate',
      `this pension begins on ${ages.earliestStart} at the earliest`,
    );
  }
  // a surcharge grows with every month: nobody begins a pension after the 110th birthday
  requireCount(start - monthNumber(birthDate), 'startDate', 0, 110 * 12);
  const standard = retirementAge({ birthDate, kind: 'standard' });
  const monthsEarly = Math.max(0, monthNumber(ages.fullStart) - start);
  const monthsLate = Math.max(0, start - monthNumber(standard.fullStart));
  const thousandths =
    1000 -
    Math.round(pensionRules.earlyDeductionPerMonth * 1000) * monthsEarly +
    Math.round(pensionRules.lateSurchargePerMonth * 1000) * monthsLate;
  return { retirementAge: ages, monthsEarly, monthsLate, factor: thousandths / 1000 };
}

function monthNumber(date: IsoDate): number {
  const { year, month } = calendarDay(date);
  return year * 12 + month;
}
