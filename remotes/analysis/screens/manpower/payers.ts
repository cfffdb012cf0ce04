import type { ChartLook } from '@vp-digital/core/charts';
import type { LossMonth, LossPayer } from '@vp-digital/core/household';

/** The order in which payers stand upon one another, what stays the lowest. */
export const payerOrder = [
  'othersEarned',
  'otherIncome',
  'pay',
  'sickPay',
  'dailySickness',
  'disabilityPension',
  'unfitPension',
  'private',
  'sample',
] as const satisfies readonly LossPayer[];

export const payerLooks: Readonly<Record<LossPayer, ChartLook>> = {
  othersEarned: 'chart-3',
  otherIncome: 'chart-6',
  pay: 'chart-1',
  sickPay: 'chart-2',
  dailySickness: 'chart-8',
  disabilityPension: 'chart-5',
  unfitPension: 'chart-5',
  private: 'chart-4',
  sample: 'whatIf',
};

/** Who pays at all in some months. */
export const payersIn = (months: readonly LossMonth[]): LossPayer[] =>
  payerOrder.filter((payer) => months.some(({ incomes }) => incomes[payer] > 0));
