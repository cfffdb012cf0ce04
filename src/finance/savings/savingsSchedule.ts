import { type Cents, requireAmount, roundHalfUp } from '../core';
import { bookMonth, openAccount } from './account';
import { planFactors } from './planFactors';
import type { SavingsPlan } from './savingsPlan';

/** A year of a savings account (the last one may be shorter). */
export interface SavingsYear {
  /** Counted from 1 at the start of the plan. */
  year: number;
  contributions: Cents;
  interest: Cents;
  /** At the end of the year. */
  balance: Cents;
}

/**
 * A savings plan as the account shows it, year by year.
 *
 * Contributions and interest are rounded to cents whenever they are booked (contributions grow once a
 * year, interest monthly or, with `yearly-credit`, at the end of each plan year).
 *
 * @throws FinanceError as `savingsPlan`
 */
export function savingsSchedule(plan: SavingsPlan): SavingsYear[] {
  planFactors(plan); // refuses what grows beyond what can be counted
  const { months } = plan;
  const contribution = requireAmount(plan.monthlyContribution ?? 0, 'monthlyContribution');
  const increase = 1 + (plan.yearlyIncrease ?? 0);
  const terms = {
    annualRate: plan.annualRate,
    convention: plan.convention ?? 'effective',
    timing: plan.timing ?? 'arrears',
  } as const;

  const years: SavingsYear[] = [];
  let account = openAccount(requireAmount(plan.startCapital ?? 0, 'startCapital'));
  for (let year = 1; account.month < months; year += 1) {
    const payment = roundHalfUp(contribution * increase ** (year - 1));
    const row: SavingsYear = { year, contributions: 0, interest: 0, balance: account.balance };
    do {
      account = bookMonth(account, payment, terms, account.month + 1 === months);
      row.contributions += payment;
      row.interest += account.interest;
    } while (account.month % 12 !== 0 && account.month < months);
    row.balance = account.balance;
    years.push(row);
  }
  return years;
}
