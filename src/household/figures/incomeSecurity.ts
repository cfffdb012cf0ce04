import type { IsoDate } from '@vp-digital/core/finance';
import type { Income, SectionData } from '../documents';
import { childBenefitUntil } from './benefitChildren';
import { mainEmployment } from './people';

/** How long an income is certain. */
export type IncomeSecurity =
  | { kind: 'until'; date: IsoDate }
  /** Pay from a recorded job without an end date: its form asks for one. Pensions, until death; a widow's one that ends earlier says so. */
  | { kind: 'unlimited' | 'lifelong' }
  /** Not known. */
  | { kind: 'open' };

const lifelong: ReadonlySet<Income['kind']> = new Set<Income['kind']>([
  'statutoryPension',
  'civilServicePension',
  'companyPension',
  'privatePension',
  'widowPension',
] as const);

/** Paid for work: has gross pay. */
const earned: ReadonlySet<Income['kind']> = new Set<Income['kind']>([
  'salary',
  'officialPay',
  'profit',
  'sideJob',
] as const);

export const isEarned = (kind: Income['kind']): boolean => earned.has(kind);

/** Paid for a limited time by law: what its end is has to be asked. */
const temporary: ReadonlySet<Income['kind']> = new Set<Income['kind']>([
  'parentalAllowance',
  'unemploymentBenefit',
  'sickPay',
] as const);

/**
 * The last day for which an income is known to be paid. Pay that is certain until a day goes on after it, as work does; what
 * is no pay ends then.
 */
export const lastDayOf = ({ kind, until, secureUntil }: Income): IsoDate | undefined =>
  until ?? (earned.has(kind) ? undefined : secureUntil);

/** It will end, and nobody has said when. */
export const isEndOpen = (income: Income): boolean =>
  temporary.has(income.kind) && lastDayOf(income) === undefined;

/** Ends with a main job that is for a time only. */
const paidByMainJob: ReadonlySet<Income['kind']> = new Set<Income['kind']>([
  'salary',
  'officialPay',
] as const);

/** Sicher bis: as recorded; of pay, the end of a job for a time only, which is open once it has passed; for Kindergeld by law and the children's ages; never "without end" if it was not asked. */
export function incomeSecurity(
  { kind, personId, secureUntil }: Income,
  household: Pick<SectionData, 'persons' | 'employments'>,
  date: IsoDate,
): IncomeSecurity {
  if (secureUntil !== undefined) return { kind: 'until', date: secureUntil };
  if (lifelong.has(kind)) return { kind: 'lifelong' };
  if (earned.has(kind)) {
    const job = mainEmployment(household, personId);
    if (job === undefined) return { kind: 'open' };
    const end = paidByMainJob.has(kind) ? job.fixedTermUntil : undefined;
    if (end === undefined) return { kind: 'unlimited' };
    return end < date ? { kind: 'open' } : { kind: 'until', date: end };
  }
  const until = kind === 'childBenefit' ? childBenefitUntil(household, date) : undefined;
  return until === undefined ? { kind: 'open' } : { kind: 'until', date: until };
}
