import { type IsoDate, requireRecord } from '../core';
import { fullPensionAge, monthAfterAge, type OldAgePensionKind, pensionRules } from '../law';

export type { OldAgePensionKind };

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
 * the eve of the birthday; the pension begins with the month after. Throws `invalid-date`, `invalid-input`.
 */
export function retirementAge(input: RetirementAgeInput): RetirementAge {
  const { birthDate, kind } = requireRecord(input, 'input');
  const fullAge = fullPensionAge(kind, birthDate);
  const { earliestAge, waitingMonths } = conditions(kind, fullAge);
  return {
    kind,
    fullAge,
    earliestAge,
    fullStart: monthAfterAge(birthDate, fullAge),
    earliestStart: monthAfterAge(birthDate, earliestAge),
    waitingMonths,
  };
}

/** §§ 35 to 38 SGB VI: the waiting time of each kind, and how early it may begin with deductions. */
function conditions(kind: OldAgePensionKind, fullAge: number) {
  const { longInsuredMonths, veryLongInsuredMonths, standardWaitingMonths } = pensionRules;
  switch (kind) {
    case 'standard':
      return { earliestAge: fullAge, waitingMonths: standardWaitingMonths };
    case 'long-insured':
      return { earliestAge: pensionRules.longInsuredEarliestAge, waitingMonths: longInsuredMonths };
    case 'very-long-insured':
      return { earliestAge: fullAge, waitingMonths: veryLongInsuredMonths };
    case 'disabled':
      return { earliestAge: fullAge - pensionRules.disabledEarlyMonths, waitingMonths: longInsuredMonths };
  }
}
