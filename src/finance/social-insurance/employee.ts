import { type Cents, type Rate, requireRecord, shareRounded } from '../core';
import { type LawYear, lawForYear } from '../law';
import { type BranchContribution, type ContributionBranches, noContribution } from './branches';
import { type CareRate, careRate } from './careRate';
import { type ContributionBases, contributionBases } from './contributionBases';
import { checkEmployeeInput, type EmployeeContributionsInput } from './employeeInput';
import { type Freedom, freedomOf } from './freedom';
import { minijobContributions } from './minijob';
import { type PrivateHealthCost, privateHealthCost } from './privateHealth';

export interface EmployeeContributions extends ContributionBranches {
  year: number;
  period: 'month' | 'year';
  bases: ContributionBases;
  care: CareRate;
  /** General or reduced rate of health insurance, both shares together, without the additional one. */
  healthRate: Rate;
  /** Additional rate of the fund that was applied, both shares together; 0 for those who are not insured in one by this work. */
  healthAdditionalRate: Rate;
  /** Premiums and the employer's subsidy of the privately insured; not part of the employee's total. */
  privateHealth: PrivateHealthCost | undefined;
  /** Withheld from the pay. */
  employeeTotal: Cents;
  /** Paid by the employer on top, the subsidy to private premiums included. */
  employerTotal: Cents;
}

/**
 * Social contributions on the pay of a month or a year: regular employment, training, Midijob and Minijob, statutory or
 * private health insurance, care insurance by children and age. Past the standard age the employee is free of
 * unemployment contributions, with a full old-age pension of pension contributions, too; the employer pays on
 * (§ 346 (3) SGB III, § 172 (1) SGB VI). In a year these are the shares of its months.
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
  const healthRate = generalRate(law, input);
  const freedom = freedomOf(input);
  const ofPay =
    bases.form === 'minijob'
      ? minijobContributions(law, input, months, freedom)
      : contributionsOf(law, input, { bases, care, healthRate, healthAdditionalRate, freedom });
  const branches = isPaidByEmployer(law, input, months) ? shifted(ofPay) : ofPay;
  const { pension, unemployment, health, healthAdditional, careInsurance } = branches;
  const privateHealth = privateHealthCost(law, input, bases, months);
  return {
    year: input.year,
    period: input.period,
    bases,
    care,
    healthRate,
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

interface Rules {
  bases: ContributionBases;
  care: CareRate;
  healthRate: Rate;
  healthAdditionalRate: Rate;
  freedom: Freedom;
}

function contributionsOf(
  law: LawYear,
  input: EmployeeContributionsInput,
  { bases, care, healthRate, healthAdditionalRate, freedom }: Rules,
): ContributionBranches {
  const half = (base: Cents, rate: number) => sharedInHalves(bases, base, rate);
  const statutory = input.health.kind === 'statutory';
  const pension = half(bases.pension, law.pensionInsurance.rate);
  const unemployment = half(bases.pension, law.unemploymentInsurance.rate);
  return {
    pension: input.pensionInsured === false ? noContribution : withFreedom(pension, freedom.pension),
    unemployment:
      input.unemploymentInsured === false ? noContribution : withFreedom(unemployment, freedom.unemployment),
    health: statutory ? half(bases.health, healthRate) : noContribution,
    healthAdditional: statutory ? half(bases.health, healthAdditionalRate) : noContribution,
    careInsurance: statutory ? careContribution(bases, care) : noContribution,
  };
}

/** The employee's share of the months in which it is due; the employer's of all. */
const withFreedom = ({ employee, employer }: BranchContribution, free: Rate): BranchContribution => ({
  employee: shareRounded(employee, 1 - free),
  employer,
});

/** § 20 (3) sentence 1 Nr. 1 SGB IV: of trainees who earn next to nothing the employer pays all contributions alone. */
const isPaidByEmployer = (law: LawYear, { employment, gross }: EmployeeContributionsInput, months: number) =>
  employment === 'training' && gross <= law.smallJobs.trainingLimit * months;

function shifted(branches: ContributionBranches): ContributionBranches {
  const all = ({ employee, employer }: BranchContribution) => ({
    employee: 0,
    employer: employee + employer,
  });
  const { pension, unemployment, health, healthAdditional, careInsurance } = branches;
  return {
    pension: all(pension),
    unemployment: all(unemployment),
    health: all(health),
    healthAdditional: all(healthAdditional),
    careInsurance: all(careInsurance),
  };
}

function additionalRate(law: LawYear, { health }: EmployeeContributionsInput): Rate {
  if (health.kind !== 'statutory') return 0;
  return health.additionalRate ?? law.healthInsurance.averageAdditionalRate;
}

function generalRate({ healthInsurance }: LawYear, input: EmployeeContributionsInput): Rate {
  if (input.health.kind !== 'statutory') return 0;
  const hasSickPay = input.health.sickPay ?? input.fullOldAgePension !== true;
  return hasSickPay ? healthInsurance.generalRate : healthInsurance.reducedRate;
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
