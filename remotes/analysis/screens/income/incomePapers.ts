import {
  hasFreeMedicalCare,
  type Income,
  isEarned,
  mainEmployment,
  type SectionData,
  socialSchemeOf,
  worksAbroad,
} from '@vp-digital/core/household';
import { isPension } from '../../shared/income/incomeKinds';
import { usualKind } from '../../shared/income/usualKind';

/** Kinds whose gross amount a paper of their own says; a salary's needs no word. */
const withPaper = [
  'officialPay',
  'profit',
  'statutoryPension',
  'civilServicePension',
  'companyPension',
  'privatePension',
  'widowPension',
] as const satisfies readonly Income['kind'][];

/** The kind whose paper says what an income is before deductions; undefined where nothing has to be said. */
export const paperOf = (kind: Income['kind']): (typeof withPaper)[number] | undefined =>
  withPaper.find((one) => one === kind);

type Employed = Pick<SectionData, 'persons' | 'employments' | 'incomes'>;

/** What people may begin with. */
const first = ['salary', 'officialPay', 'profit', 'statutoryPension', 'civilServicePension'] as const;

/** Whose paper the empty page asks for: that of all, where they are paid alike; `mixed` otherwise. */
export function firstPaper(data: Employed, personIds: readonly string[]): (typeof first)[number] | 'mixed' {
  const [kind, ...others] = new Set(personIds.map((id) => usualKind(data, id)));
  return (others.length === 0 && first.find((one) => one === kind)) || 'mixed';
}

/** Whether a payslip can be read for somebody: who is paid no salary has none. */
export const hasPayslip = (data: Employed, personId: string): boolean =>
  usualKind(data, personId) === 'salary' ||
  Object.values(data.incomes.items).some((one) => one.personId === personId && one.kind === 'salary');

export type NetMeaning = 'private' | 'statutory' | 'either' | 'farmer' | 'abroad' | undefined;

/**
 * What "net" is of a person's pay or pension: contributions to a statutory fund are off it, a premium of their own for
 * private health insurance is not, because it stands with the contracts; of farmers we cannot compute what is off it. Undefined where there is nothing to say.
 */
export function netMeaningOf(data: Employed, { personId, kind }: Income): NetMeaning {
  if (!isEarned(kind) && !isPension(kind)) return undefined;
  const health = mainEmployment(data, personId)?.healthInsurance;
  if (hasFreeMedicalCare(data, personId)) return undefined;
  if (kind === 'salary' && worksAbroad(data, personId)) return 'abroad';
  if (kind === 'profit' && socialSchemeOf(data, personId) === 'farmers') return 'farmer';
  if (health === 'private' || health === 'privateAid') return 'private';
  if (kind !== 'profit') return undefined;
  return health === undefined ? 'either' : 'statutory';
}

/** Payments of a year: a profit has none; one that was told before is shown as long as it counts. */
export const hasPayments = ({ kind, paymentsPerYear }: Income): boolean =>
  isEarned(kind) && (kind !== 'profit' || paymentsPerYear !== 12);

/** Special payments, the same way. */
export const hasSpecialPayments = ({ kind, specialPayments }: Income): boolean =>
  isEarned(kind) && (kind !== 'profit' || Object.keys(specialPayments).length > 0);
