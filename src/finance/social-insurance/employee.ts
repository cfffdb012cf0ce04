import { type Cents, type Rate, requireRecord, shareRounded } from '../core';
import { type LawYear, lawForYear } from '../law';
import { type BranchContribution, type ContributionBranches, noContribution } from './branches';
import { type CareRate, careRate } from './careRate';
import { type ContributionBases, contributionBases } from './contributionBases';
import { checkEmployeeInput, type EmployeeContributionsInput } from './employeeInput';
import { minijobContributions } from './minijob';
import { type PrivateHealthCost, privateHealthCost } from './privateHealth';

export interface EmployeeContributions extends ContributionBranches {
  year: number;
  period: 'month' | 'year';
  bases: ContributionBases;
  care: CareRate;
  /** Additional rate of the fund that was applied, both shares together; 0 for the privately insured. */
  healthAdditionalRate: Rate;
  /** Premiums and the employer's subsidy of the privately insured; not part of the employee's total. */
  privateHealth: PrivateHealthCost | undefined;
  /** Withheld from the pay. */
  employeeTotal: Cents;
  /** Paid by the employer on top, the subsidy to private premiums included. */
  employerTotal: Cents;
}

/**
 * Social contributions on the pay of a month or a year: regular employment, Midijob and Minijob, statutory or
 * private health insurance, care insurance by children and age.
 *
 * Each share is rounded to the cent (§ 2 BVV); cents of the period. Throws `unknown-year`, `negative-amount`,
 * `rate-out-of-range`, `invalid-input`, `invalid-date`.
 */
export function employeeContributions(input: EmployeeContributionsInput): EmployeeContributions {
  const law = lawForYear(requireRecord(input, 'input').year);
  checkEmployeeInput(input);
  const months = input.period === 'month' ? 1 : 12;
  const bases = contributionBases(law, input, months);
  const care = careRate(input);
  const healthAdditionalRate = additionalRate(law, input);
  const branches =
    bases.form === 'minijob'
      ? minijobContributions(law, input, months)
      : insuredBranches(law, input, bases, care, healthAdditionalRate);
  const { pension, unemployment, health, healthAdditional, careInsurance } = branches;
  const privateHealth = privateHealthCost(law, input, bases, months);
  return {
    year: input.year,
    period: input.period,
    bases,
    care,
    healthAdditionalRate,
    pension,
    unemployment,
    health,
    healthAdditional,
    careInsurance,
    privateHealth,
    employeeTotal:
      pension.employee +
      unemployment.employee +
      health.employee +
      healthAdditional.employee +
      careInsurance.employee,
    employerTotal:
      pension.employer +
      unemployment.employer +
      health.employer +
      healthAdditional.employer +
      careInsurance.employer +
      (privateHealth?.employerSubsidy ?? 0),
  };
}

function insuredBranches(
  law: LawYear,
  input: EmployeeContributionsInput,
  bases: ContributionBases,
  care: CareRate,
  healthAdditionalRate: Rate,
): ContributionBranches {
  const half = (base: Cents, rate: number) => sharedInHalves(bases, base, rate);
  const statutory = input.health.kind === 'statutory';
  return {
    pension: input.pensionInsured === false ? noContribution : half(bases.pension, law.pensionInsurance.rate),
    unemployment:
      input.unemploymentInsured === false
        ? noContribution
        : half(bases.pension, law.unemploymentInsurance.rate),
    health: statutory ? half(bases.health, law.healthInsurance.generalRate) : noContribution,
    healthAdditional: statutory ? half(bases.health, healthAdditionalRate) : noContribution,
    careInsurance: statutory ? careContribution(bases, care) : noContribution,
  };
}

function additionalRate(law: LawYear, { health }: EmployeeContributionsInput): Rate {
  if (health.kind === 'private') return 0;
  return health.additionalRate ?? law.healthInsurance.averageAdditionalRate;
}

/** § 2 (1) BVV: half the rate, rounded, twice. Midijob, § 2 (2) BVV: the employer pays what the employee does not. */
function sharedInHalves(bases: ContributionBases, base: Cents, rate: number): BranchContribution {
  const share = shareRounded(base, rate / 2);
  if (bases.form !== 'midijob') return { employee: share, employer: share };
  const employee = shareRounded(bases.employee, rate / 2);
  return { employee, employer: share * 2 - employee };
}

/** The surcharge of the childless and the discounts are the employee's alone. */
function careContribution(bases: ContributionBases, care: CareRate): BranchContribution {
  if (bases.form !== 'midijob') {
    return {
      employee: shareRounded(bases.health, care.employeeRate),
      employer: shareRounded(bases.health, care.employerRate),
    };
  }
  const shared = care.employeeRate - care.surcharge;
  const employee = shareRounded(bases.employee, shared) + shareRounded(bases.total, care.surcharge);
  const employeeWithoutChildren = shareRounded(bases.employee, shared + care.discount);
  return {
    employee,
    employer: shareRounded(bases.total, care.generalRate / 2) * 2 - employeeWithoutChildren,
  };
}
