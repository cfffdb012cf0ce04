import {
  type Cents,
  FinanceError,
  type Rate,
  requireAmount,
  requireCount,
  requireRate,
  requireRecords,
  roundHalfUp,
} from '../core';
import { type ExtraRepayments, extraRepaymentOf, requireExtraRepayments } from './extraRepayments';
import { LONGEST_LOAN, type LoanTerms, monthlyLoanRate } from './terms';

/** New terms from a month on: the end of a fixed-interest period, a changed payment. */
export interface TermsChange {
  /** Months with the terms before; the change holds from the next month on. */
  afterMonths: number;
  annualRate: Rate;
  payment: Cents;
}

export interface LoanPlan extends LoanTerms {
  /** Monthly payment, in cents. */
  payment: Cents;
  /** Months to show; by default until the debt is repaid. */
  months?: number;
  /** In the order of time. */
  changes?: readonly TermsChange[];
  extraRepayments?: ExtraRepayments;
}

/** One month of a loan as the bank books it. */
export interface LoanMonth {
  /** From 1. */
  month: number;
  /** interest + repayment; the last one is what is left to pay. */
  payment: Cents;
  interest: Cents;
  /** Negative when the payment does not cover the interest. */
  repayment: Cents;
  extraRepayment: Cents;
  /** At the end of the month. */
  debt: Cents;
}

export interface LoanSchedule {
  months: LoanMonth[];
  totalInterest: Cents;
  /** Payments and extra repayments. */
  totalPaid: Cents;
  remainingDebt: Cents;
}

/**
 * A loan month by month, the interest of each month rounded to cents as a bank books it.
 * Extra repayments count at the end of their month, after the payment.
 *
 * @throws FinanceError on negative amounts and rates outside 0–1, and `invalid-input` when no end is given
 *   and the payments do not repay the debt within 1200 months
 */
export function loanSchedule(plan: LoanPlan): LoanSchedule {
  let terms = { rate: monthlyLoanRate(plan), payment: requireAmount(plan.payment, 'payment') };
  const length = requireCount(plan.months ?? LONGEST_LOAN, 'months', 0, LONGEST_LOAN);
  const changes = requireRecords(plan.changes ?? [], 'changes').map(checkedChange);
  requireExtraRepayments(plan.extraRepayments);

  const months: LoanMonth[] = [];
  for (let debt = plan.principal; debt > 0 && months.length < length; ) {
    const month = months.length + 1;
    terms = changes.find((change) => change.afterMonths === month - 1) ?? terms;
    const interest = roundHalfUp(debt * terms.rate);
    const payment = Math.min(terms.payment, debt + interest);
    const repayment = payment - interest;
    const extraRepayment = Math.min(extraRepaymentOf(plan.extraRepayments, month), debt - repayment);
    debt -= repayment + extraRepayment;
    months.push({ month, payment, interest, repayment, extraRepayment, debt });
  }
  const remainingDebt = months.at(-1)?.debt ?? plan.principal;
  if (plan.months === undefined && remainingDebt > 0) {
    throw new FinanceError('invalid-input', 'payment', 'does not repay the debt within 100 years');
  }
  const totalInterest = months.reduce((sum, { interest }) => sum + interest, 0);
  return { months, totalInterest, totalPaid: totalInterest + plan.principal - remainingDebt, remainingDebt };
}

function checkedChange(change: TermsChange) {
  return {
    afterMonths: requireCount(change.afterMonths, 'changes.afterMonths', 0, LONGEST_LOAN),
    rate: requireRate(change.annualRate, 'changes.annualRate') / 12,
    payment: requireAmount(change.payment, 'changes.payment'),
  };
}
