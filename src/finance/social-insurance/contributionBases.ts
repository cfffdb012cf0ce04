import { type Cents, roundHalfUp } from '../core';
import type { LawYear } from '../law';
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
  }: Pick<EmployeeContributionsInput, 'gross' | 'federalState' | 'employment'>,
  months: number,
): ContributionBases {
  const form = employment === 'automatic' ? employmentForm(law, gross, months) : 'regular';
  if (form === 'midijob') {
    const { total, employee } = midijobBases(law, gross, months);
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

function employmentForm({ smallJobs }: LawYear, gross: Cents, months: number): EmploymentForm {
  if (gross <= smallJobs.minijobLimit * months) return 'minijob';
  return gross <= smallJobs.midijobLimit * months ? 'midijob' : 'regular';
}

function midijobBases(
  { smallJobs }: LawYear,
  gross: Cents,
  months: number,
): { total: Cents; employee: Cents } {
  const lower = smallJobs.minijobLimit * months;
  const upper = smallJobs.midijobLimit * months;
  const factor = smallJobs.midijobFactor;
  const slope = upper / (upper - lower);
  const total = factor * lower + (slope - (lower / (upper - lower)) * factor) * (gross - lower);
  return { total: roundHalfUp(total), employee: roundHalfUp(slope * (gross - lower)) };
}
