import type { Cents } from '@vp-digital/core/finance';
import type { Contract, Expense, Frequency, Income, SavingContract } from '../documents';

/** F3 Monatswert: the amount per month in cents, rounded half up; one-off amounts count as 0. */
export function monthlyAmount({ amount, frequency }: { amount: Cents; frequency: Frequency }): Cents {
  const paymentsPerYear = { monthly: 12, quarterly: 4, halfYearly: 2, yearly: 1, once: 0 }[frequency];
  return Math.round((amount * paymentsPerYear) / 12);
}

export const monthlyExpense = (expense: Expense): Cents => monthlyAmount(expense);

export const monthlyPremium = ({ premium, frequency }: Contract): Cents =>
  monthlyAmount({ amount: premium, frequency });

/** What the household itself saves per month: the rate less the employer's share (VL, bAV). */
export const monthlyOwnSaving = (contract: SavingContract): Cents =>
  Math.max(0, monthlyPremium(contract) - (contract.employerShare ?? 0));

/** The regular monthly net of an income; unknown counts as 0 and is reported by `householdNet`. */
export const monthlyNet = (income: Income): Cents => income.net ?? 0;
