import { FinanceError, type IsoDate, requireRecord } from '../core';
import { annuityLoan, type LoanMonth, loanSchedule } from '../loans';
import { monthIndex } from './monthIndex';
import type { PlannedLoan } from './plan';

/** Adds a loan's payments and its debt at the end of each month. Throws FinanceError as the loan functions. */
export function addLoan(
  series: { payments: Float64Array; debts: Float64Array },
  loan: PlannedLoan,
  start: IsoDate,
): void {
  const months = series.payments.length;
  if (loan.followUp !== undefined) requireRecord(loan.followUp, 'loans.followUp');
  const change = loan.followUp ? monthIndex(start, loan.followUp.from, 'loans.followUp.from') : months;
  if (change < 0) throw new FinanceError('invalid-date', 'loans.followUp.from', 'lies before the start');

  const fixedMonths = Math.min(change, months);
  const fixed = loanSchedule({
    principal: loan.debt,
    annualRate: loan.annualRate,
    payment: loan.payment,
    months: fixedMonths,
  });
  addMonths(series, fixed.months, 0);
  if (!loan.followUp) return;

  const { annualRate, repayment } = loan.followUp;
  const { payment } = annuityLoan({ principal: fixed.remainingDebt, annualRate, repayment });
  const followUp = {
    principal: fixed.remainingDebt,
    annualRate,
    payment,
    months: months - fixedMonths,
    ...(repayment.kind === 'term' && { term: repayment.months }),
  };
  addMonths(series, loanSchedule(followUp).months, fixedMonths);
}

function addMonths(
  series: { payments: Float64Array; debts: Float64Array },
  months: readonly LoanMonth[],
  offset: number,
) {
  for (const { month, payment, debt } of months) {
    const index = offset + month - 1;
    series.payments[index] = (series.payments[index] ?? 0) + payment;
    series.debts[index] = (series.debts[index] ?? 0) + debt;
  }
}
