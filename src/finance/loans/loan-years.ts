import type { Cents } from '../core';
import type { LoanMonth } from './loan-schedule';

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

/** The months of a schedule summed up in years. */
export function loanYears(schedule: { months: readonly LoanMonth[] }): LoanYear[] {
  const years: LoanYear[] = [];
  for (const month of schedule.months) {
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
