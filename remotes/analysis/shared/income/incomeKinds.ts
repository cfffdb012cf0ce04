import { euros } from '@vp-digital/core/finance';
import { type Income, isEarned } from '@vp-digital/core/household';

/** The kinds of income in the order in which the list offers them. */
export const incomeKinds = [
  'salary',
  'officialPay',
  'profit',
  'sideJob',
  'childBenefit',
  'parentalAllowance',
  'unemploymentBenefit',
  'sickPay',
  'studentGrant',
  'maintenance',
  'statutoryPension',
  'civilServicePension',
  'companyPension',
  'privatePension',
  'widowPension',
  'orphansPension',
  'rent',
  'capital',
  'other',
] as const satisfies readonly Income['kind'][];

/** A month's income from here on is asked about: more often a slip of the keys than a salary. */
export const unusualIncome = euros(20_000);

const pensions: readonly Income['kind'][] = [
  'statutoryPension',
  'civilServicePension',
  'companyPension',
  'privatePension',
  'widowPension',
];

export const isPension = (kind: Income['kind']): boolean => pensions.includes(kind);

/** Its gross amount is asked for: of work, and of pensions, whose gross decides what survivors receive. */
export const hasGross = (kind: Income['kind']): boolean => isEarned(kind) || isPension(kind);

/** A part of it may vary from month to month: a profit does as a whole. */
export const hasVariablePart = (kind: Income['kind']): boolean => isEarned(kind) && kind !== 'profit';

/** From when on it is paid is asked; Kindergeld begins by law. */
export const hasStart = (kind: Income['kind']): boolean => kind !== 'childBenefit';

/** Until when it is certain is asked: pensions are for life, but a widow's may end; Kindergeld ends by law. */
export const hasEnd = (kind: Income['kind']): boolean =>
  isEarned(kind) ||
  [
    'parentalAllowance',
    'unemploymentBenefit',
    'sickPay',
    'studentGrant',
    'maintenance',
    'widowPension',
    'orphansPension',
    'rent',
    'capital',
    'other',
  ].includes(kind);
