import { euros } from '@vp-digital/core/finance';
import type { Income } from '@vp-digital/core/household';

/** The kinds of income in the order in which the list offers them. */
export const incomeKinds = [
  'salary',
  'officialPay',
  'profit',
  'sideJob',
  'childBenefit',
  'parentalAllowance',
  'maintenance',
  'statutoryPension',
  'civilServicePension',
  'companyPension',
  'rent',
  'capital',
  'other',
] as const satisfies readonly Income['kind'][];

/** A month's income from here on is asked about: more often a slip of the keys than a salary. */
export const unusualIncome = euros(20_000);

const earned: ReadonlySet<Income['kind']> = new Set(['salary', 'officialPay', 'profit', 'sideJob']);

/** Earned by work: has a gross amount and may have special payments. */
export const isEarned = (kind: Income['kind']): boolean => earned.has(kind);
