import type { Cents } from '@vp-digital/core/finance';
import type { Contract, Expense, Frequency, Income, SavingContract } from '../documents';
import type { Period } from './period';
import { defineFigure, type OfEntry } from './defineFigure';
import { computed, missing } from './outcome';

const paymentsPerYear: Record<Frequency, number> = {
  monthly: 12,
  quarterly: 4,
  halfYearly: 2,
  yearly: 1,
  once: 0,
};

/**
 * What a payment is in a period; one-off amounts count as 0. A year is what is paid in it, to the cent; a month is F3
 * Monatswert, a twelfth of it in cents, rounded half up.
 */
export function amountIn(
  period: Period,
  { amount, frequency }: { amount: Cents; frequency: Frequency },
): Cents {
  const year = amount * paymentsPerYear[frequency];
  return period === 'year' ? year : Math.round(year / 12);
}

/** F3 Monatswert. */
export const monthlyAmount = (payment: { amount: Cents; frequency: Frequency }): Cents =>
  amountIn('month', payment);

export const monthlyExpense = (expense: Expense): Cents => monthlyAmount(expense);

/** What goes into a contract, with an employer's share; nothing while it is paid up (beitragsfrei). */
export const premiumIn = (period: Period, { premium, frequency, state }: Contract): Cents =>
  state === 'paidUp' ? 0 : amountIn(period, { amount: premium, frequency });

/** Nothing typed yet: a contract costs something, unless it is paid up. */
export const isPremiumMissing = ({ premium, state }: Contract): boolean =>
  premium === 0 && state !== 'paidUp';

export const monthlyPremium = (contract: Contract): Cents => premiumIn('month', contract);

/**
 * What the household itself pays for a contract out of its net: of a saving rate without the employer's share (VL).
 * Nothing for a company pension (bAV by Entgeltumwandlung): it is deferred pay, and the net of the payslip is after it.
 */
export const costIn = (period: Period, contract: Contract): Cents => {
  if (contract.line === 'companyPension') return 0;
  return contract.kind === 'saving'
    ? Math.max(0, premiumIn(period, contract) - (contract.employerShare ?? 0) * (period === 'year' ? 12 : 1))
    : premiumIn(period, contract);
};

/** What the household itself saves per month. */
export const monthlyOwnSaving = (contract: SavingContract): Cents => costIn('month', contract);

/** The regular monthly net of an income; unknown counts as 0 and is reported by `householdNet`. */
export const monthlyNet = (income: Income): Cents => income.net ?? 0;

/** An income's net in a period: a year has its further salaries (a 13th) and special payments. Unknown counts as 0. */
export function netIn(period: Period, income: Income): Cents {
  if (period === 'month' || income.net === undefined) return monthlyNet(income);
  const special = Object.values(income.specialPayments).reduce((sum, { net = 0 }) => sum + net, 0);
  return income.net * income.paymentsPerYear + special;
}

export const monthlyAmountFigure = /* @__PURE__ */ defineFigure('monthlyAmount', {
  number: 'F3',
  documents: ['expenses'],
  unit: 'moneyMonthly',
  source: '1, 1/3, 1/6, 1/12 of a payment',
  of(household, { entryId }: OfEntry) {
    const expense = household.expenses.items[entryId];
    return expense ? computed(monthlyAmount(expense)) : missing('expenses');
  },
  amount: (month) => month,
  explained: true,
});
