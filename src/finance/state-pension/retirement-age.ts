import { addMonths, calendarDay, type IsoDate, isoDate, requireDate } from '../core';
import { pensionRules } from '../law';

/** `long-insured`: 35 years of waiting time; `very-long-insured`: 45 years; `disabled`: severely, 35 years. */
export type OldAgePensionKind = 'standard' | 'long-insured' | 'very-long-insured' | 'disabled';

export interface RetirementAgeInput {
  birthDate: IsoDate;
  kind: OldAgePensionKind;
}

export interface RetirementAge {
  kind: OldAgePensionKind;
  /** Age without deductions, in months. */
  fullAge: number;
  /** First possible age, in months; the same as the full age where no early start exists. */
  earliestAge: number;
  /** First day of the pension at these ages. */
  fullStart: IsoDate;
  earliestStart: IsoDate;
  /** Months of waiting time that this pension asks for. */
  waitingMonths: number;
}

/**
 * Ages and first days of the old-age pensions by birth date, §§ 35–38, 235–236b SGB VI. An age is completed on
 * the eve of the birthday; the pension begins with the month after. Throws `invalid-date`.
 */
export function retirementAge({ birthDate, kind }: RetirementAgeInput): RetirementAge {
  const { year } = calendarDay(requireDate(birthDate, 'birthDate'));
  const { fullAge, earliestAge, waitingMonths } = ages(kind, year);
  return {
    kind,
    fullAge,
    earliestAge,
    fullStart: pensionStart(birthDate, fullAge),
    earliestStart: pensionStart(birthDate, earliestAge),
    waitingMonths,
  };
}

function ages(kind: OldAgePensionKind, birthYear: number) {
  const standard = standardAge(birthYear);
  const { longInsuredMonths, veryLongInsuredMonths, standardWaitingMonths } = pensionRules;
  switch (kind) {
    case 'standard':
      return { fullAge: standard, earliestAge: standard, waitingMonths: standardWaitingMonths };
    case 'long-insured':
      return {
        fullAge: standard,
        earliestAge: pensionRules.longInsuredEarliestAge,
        waitingMonths: longInsuredMonths,
      };
    case 'very-long-insured': {
      const age = veryLongInsuredAge(birthYear);
      return { fullAge: age, earliestAge: age, waitingMonths: veryLongInsuredMonths };
    }
    case 'disabled': {
      const fullAge = standard - pensionRules.disabledAdvance;
      return {
        fullAge,
        earliestAge: fullAge - pensionRules.disabledEarlyMonths,
        waitingMonths: longInsuredMonths,
      };
    }
  }
}

/** Regelaltersgrenze in months, § 235 SGB VI: 65, then a month a year from 1947, two months from 1959, 67 from 1964. */
function standardAge(birthYear: number): number {
  if (birthYear < 1947) return 65 * 12;
  if (birthYear < 1959) return 65 * 12 + (birthYear - 1946);
  return Math.min(66 * 12 + 2 * (birthYear - 1958), 67 * 12);
}

/** § 236b SGB VI: 63, two months more each year from 1953, 65 from 1964. */
function veryLongInsuredAge(birthYear: number): number {
  if (birthYear < 1953) return 63 * 12;
  return Math.min(63 * 12 + 2 * (birthYear - 1952), 65 * 12);
}

/** The first of the month after an age is completed; those born on the 1st complete it in the month before. */
function pensionStart(birthDate: IsoDate, ageMonths: number): IsoDate {
  const { year, month, day } = calendarDay(birthDate);
  const firstOfMonth = isoDate({ year, month, day: 1 });
  return addMonths(firstOfMonth, ageMonths + (day === 1 ? 0 : 1));
}
