import { type Cents, calendarDay, type IsoDate, roundHalfUp } from '../core';
import { type LawYear, minijobLimitOn } from '../law';
import { pensionCeiling } from '../law/partsOfYear';
import type { EmployeeContributionsInput } from './employeeInput';

export type EmploymentForm = 'minijob' | 'midijob' | 'regular';

/** The pay on which contributions are formed, in cents of the period. */
export interface ContributionBases {
  form: EmploymentForm;
  /** Pay capped at the ceiling of pension and unemployment insurance. */
  pension: Cents;
  /** Pay capped at the ceiling of health and care insurance. */
  health: Cents;
  /** Midijob: base of the total contributions (BE), else the pay. */
  total: Cents;
  /** Midijob: base of the employee's share, else the pay. */
  employee: Cents;
}

/** Minijob, Midijob or regular, and the bases that follow, § 8 (1a) and § 20 (2a) SGB IV. */
export function contributionBases(
  law: LawYear,
  {
    gross,
    federalState,
    employment = 'automatic',
    day,
  }: Pick<EmployeeContributionsInput, 'gross' | 'federalState' | 'employment' | 'day'>,
  months: number,
): ContributionBases {
  const lower = minijobLimit(law, day) * months;
  const upper = law.smallJobs.midijobLimit * months;
  const form = employment === 'automatic' ? employmentForm(gross, lower, upper) : 'regular';
  if (form === 'midijob') {
    const { total, employee } = midijobBases(law, gross, lower, upper);
    return { form, pension: total, health: total, total, employee };
  }
  return {
    form,
    pension: Math.min(gross, pensionCeiling(law, federalState, months)),
    health: Math.min(gross, law.healthInsurance.ceilingMonth * months),
    total: gross,
    employee: gross,
  };
}

/** That of the table in its own year, later the one that follows the minimum wage of the day, § 8 (1a) SGB IV. */
function minijobLimit({ year, smallJobs }: LawYear, day: IsoDate | undefined): Cents {
  return day !== undefined && calendarDay(day).year > year ? minijobLimitOn(day) : smallJobs.minijobLimit;
}

function employmentForm(gross: Cents, lower: Cents, upper: Cents): EmploymentForm {
  if (gross <= lower) return 'minijob';
  return gross <= upper ? 'midijob' : 'regular';
}

/** The factor F is that of the table: it follows the contribution rates, which are known with the next table only. */
function midijobBases(
  { smallJobs }: LawYear,
  gross: Cents,
  lower: Cents,
  upper: Cents,
): { total: Cents; employee: Cents } {
  const factor = smallJobs.midijobFactor;
  const slope = upper / (upper - lower);
  const total = factor * lower + (slope - (lower / (upper - lower)) * factor) * (gross - lower);
  return { total: roundHalfUp(total), employee: roundHalfUp(slope * (gross - lower)) };
}
