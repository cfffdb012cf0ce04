import { type Cents, requireAmount, requireCount, requireRecord, roundHalfUp } from '../core';
import { bookMonth, openAccount, settleAccount } from './account';
import { LONGEST_PLAN, planFactors, type PlanTerms } from './planFactors';

/** A year of withdrawals (the last one may be shorter). */
export interface WithdrawalYear {
  year: number;
  withdrawals: Cents;
  interest: Cents;
  /** At the end of the year. */
  balance: Cents;
}

export interface WithdrawalSchedule {
  years: WithdrawalYear[];
  /** Months with a full withdrawal. */
  fullMonths: number;
  /** The smaller last withdrawal that empties the account, 0 when there is none. */
  lastWithdrawal: Cents;
  /** `exhausted` when the capital is used up, `lasting` when it outlives 100 years. */
  outcome: 'exhausted' | 'lasting';
  /** 0 when exhausted. */
  remainingCapital: Cents;
}

/**
 * How long a capital lasts under monthly withdrawals, as the account books them (cents each month).
 * Withdrawals at the beginning of the month by default.
 *
 * @param plan.monthlyWithdrawal of the first year, in cents, at least 1
 * @throws FinanceError on negative amounts and rates of −100 % or less
 */
export function withdrawalSchedule(
  plan: Omit<PlanTerms, 'months'> & { capital: Cents; monthlyWithdrawal: Cents },
): WithdrawalSchedule {
  // refuses what grows beyond what can be counted, if it lasts
  planFactors({ timing: 'advance', ...requireRecord(plan, 'plan'), months: LONGEST_PLAN });
  const withdrawal = requireAmount(plan.monthlyWithdrawal, 'monthlyWithdrawal');
  requireCount(withdrawal, 'monthlyWithdrawal', 1, Number.MAX_SAFE_INTEGER);
  const increase = 1 + (plan.yearlyIncrease ?? 0);
  const terms = {
    annualRate: plan.annualRate,
    convention: plan.convention ?? 'effective',
    timing: plan.timing ?? 'advance',
  } as const;

  let account = openAccount(requireAmount(plan.capital, 'capital'));
  const years: WithdrawalYear[] = [];
  let fullMonths = 0;
  while (account.month < LONGEST_PLAN) {
    const row: WithdrawalYear = { year: years.length + 1, withdrawals: 0, interest: 0, balance: 0 };
    years.push(row);
    const payment = roundHalfUp(withdrawal * increase ** (row.year - 1));
    do {
      const settled = settleAccount(account, terms);
      if (settled.balance < payment) {
        row.withdrawals += settled.balance;
        row.interest += settled.interest;
        row.balance = 0;
        return {
          years,
          fullMonths,
          lastWithdrawal: settled.balance,
          outcome: 'exhausted',
          remainingCapital: 0,
        };
      }
      account = bookMonth(account, -payment, terms, false);
      fullMonths += 1;
      row.withdrawals += payment;
      row.interest += account.interest;
      row.balance = account.balance;
    } while (account.month % 12 !== 0);
  }
  return { years, fullMonths, lastWithdrawal: 0, outcome: 'lasting', remainingCapital: account.balance };
}
