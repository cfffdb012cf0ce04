import {
  type Cents,
  requireAmount,
  requireCount,
  requireRecord,
  requireRecords,
  requireSignedAmount,
} from '../core';
import type { LoanMonth } from './loanSchedule';
import { LONGEST_LOAN } from './terms';

/** A year of a loan, counted from its start; the last one may be shorter. */
export interface LoanYear {
  year: number;
  payment: Cents;
  interest: Cents;
  repayment: Cents;
  extraRepayment: Cents;
  /** At the end of the year. */
  debt: Cents;
}

/** The months of a schedule summed up in years. Throws FinanceError on what is no month of a schedule. */
export function loanYears(schedule: { months: readonly LoanMonth[] }): LoanYear[] {
  const years: LoanYear[] = [];
  for (const month of requireRecords(requireRecord(schedule, 'schedule').months, 'months')) {
    requireMonth(month);
    const year = Math.ceil(month.month / 12);
    const row = years[year - 1] ?? {
      year,
      payment: 0,
      interest: 0,
      repayment: 0,
      extraRepayment: 0,
      debt: 0,
    };
    row.payment += month.payment;
    row.interest += month.interest;
    row.repayment += month.repayment;
    row.extraRepayment += month.extraRepayment;
    row.debt = month.debt;
    years[year - 1] = row;
  }
  return years;
}

function requireMonth({ month, payment, interest, repayment, extraRepayment, debt }: LoanMonth): void {
  requireCount(month, 'months.month', 1, LONGEST_LOAN);
  requireAmount(payment, 'months.payment');
  requireAmount(interest, 'months.interest');
  requireSignedAmount(repayment, 'months.repayment');
  requireAmount(extraRepayment, 'months.extraRepayment');
  requireAmount(debt, 'months.debt');
}
