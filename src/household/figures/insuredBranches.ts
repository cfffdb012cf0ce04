import {
  type InsuredBranches,
  insuredBranches,
  type IsoDate,
  type OccupationalStatus,
} from '@vp-digital/core/finance';
import type { Income, SectionData } from '../documents';
import { incomesOf } from './ownIncome';
import { ageOf, mainEmployment, worksAbroad } from './people';

/** The documents that say in which branches a person is insured. */
export type BranchData = Pick<SectionData, 'persons' | 'employments' | 'incomes'>;

/**
 * In which branches of social insurance a person's work is insured on a day, by main job, pay, age and pensions. Of one
 * income: by that pay. Undefined while neither a job nor an income from work is recorded, and of work in another country.
 */
export function branchesOf(
  household: BranchData,
  personId: string,
  date: IsoDate,
  income?: Income,
): InsuredBranches | undefined {
  const job = mainEmployment(household, personId);
  if (worksAbroad(household, personId) && (income === undefined || income.kind === 'salary'))
    return undefined;
  const status = income === undefined ? statusOf(household, personId) : statusOfPay(job?.status, income);
  if (status === undefined) return undefined;
  const birthDate = household.persons.items[personId]?.birthDate;
  const grossMonth = income === undefined ? payOfMonth(household, personId) : income.gross;
  return insuredBranches({
    status,
    date,
    ...(birthDate !== undefined && ageOf(household, personId, date) !== undefined && { birthDate }),
    ...(grossMonth !== undefined && { grossMonth }),
    ...(job?.weeklyHoursTenths !== undefined && { weeklyHours: job.weeklyHoursTenths / 10 }),
    ...(job?.healthInsurance !== undefined && { health: job.healthInsurance }),
    professionalPensionFund: Boolean(job?.professionalPensionFund),
    fullOldAgePension: drawsOldAgePension(household, personId, date),
    sickPayElected: job?.sickPayElected === true,
    pensionWaiver: job?.pensionWaiver === true,
    ...(job?.socialScheme !== undefined && { scheme: job.socialScheme }),
    ...(job?.controlsCompany !== undefined && { controlsCompany: job.controlsCompany }),
  });
}

/** Without a known job, by how the person earns. */
function statusOf(household: BranchData, personId: string): OccupationalStatus | undefined {
  const status = mainEmployment(household, personId)?.status;
  if (status !== undefined) return status;
  const [earned] = incomesOf(household, personId, ['salary', 'officialPay', 'profit']);
  return earned && usualStatus[earned.kind];
}

/** Pay is that of an employee, also of somebody whose main job is another; official pay is that of a civil servant. */
function statusOfPay(
  status: OccupationalStatus | undefined,
  { kind }: Income,
): OccupationalStatus | undefined {
  const usual = usualStatus[kind];
  if (status === undefined || usual === undefined) return usual;
  return payBy[status] === payBy[usual] || (payBy[status] === 'retired' && kind === 'salary')
    ? status
    : usual;
}

const usualStatus: Partial<Record<Income['kind'], OccupationalStatus>> = {
  salary: 'employee',
  sideJob: 'employee',
  officialPay: 'civilServantPermanent',
  profit: 'selfEmployed',
};

/** Who pays somebody of a status for work. */
const payBy: Record<OccupationalStatus, 'employer' | 'state' | 'customers' | 'retired' | 'nobody'> = {
  employee: 'employer',
  worker: 'employer',
  managingPartner: 'employer',
  apprentice: 'employer',
  student: 'employer',
  civilServantPermanent: 'state',
  civilServantProbation: 'state',
  civilServantRevocable: 'state',
  judge: 'state',
  soldier: 'state',
  selfEmployed: 'customers',
  freelancer: 'customers',
  pensioner: 'retired',
  retiredCivilServant: 'retired',
  homemaker: 'nobody',
  parentalLeave: 'nobody',
  unemployed: 'nobody',
};

/** Gross salaries of a month; undefined while one of them, or all, is unknown. */
function payOfMonth(household: BranchData, personId: string): number | undefined {
  const pay = incomesOf(household, personId, ['salary']).map(({ gross }) => gross);
  return pay.length === 0 || pay.includes(undefined)
    ? undefined
    : pay.reduce<number>((sum, gross = 0) => sum + gross, 0);
}

/** A pension of the state scheme that is paid at an age at which it can be one of old age; it is taken to be a full one. */
export function drawsOldAgePension(household: BranchData, personId: string, date: IsoDate): boolean {
  const draws =
    incomesOf(household, personId, ['statutoryPension']).length > 0 ||
    mainEmployment(household, personId)?.status === 'pensioner';
  return draws && (ageOf(household, personId, date) ?? 0) >= earliestOldAge;
}

/** Full years at which an old-age pension of the living can have begun: severely disabled, born before 1952. */
const earliestOldAge = 60;
