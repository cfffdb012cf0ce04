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
import { isSettledWithLast, LONGEST_LOAN, type LoanTerms, monthlyLoanRate } from './terms';

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
  /** The agreed length: the payment of this month settles all that is left. */
  term?: number;
  /** In the order of time. */
  changes?: readonly TermsChange[];
  extraRepayments?: ExtraRepayments;
}

/** One month of a loan, in whole cents. */
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
 * A loan month by month. Fractions of a cent of interest are carried to the next month, so the debt is that of
 * `remainingDebt` and the loan ends with `annuityLoan`: what a rounded payment has left is settled with the last one.
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

  const term = plan.term === undefined ? undefined : requireCount(plan.term, 'term', 1, LONGEST_LOAN);
  const months: LoanMonth[] = [];
  /** The debt with its fractions of a cent. */
  let exact: number = plan.principal;
  for (let debt = plan.principal; debt > 0 && months.length < length; ) {
    const month = months.length + 1;
    terms = changes.find((change) => change.afterMonths === month - 1) ?? terms;
    const owed = exact * (1 + terms.rate);
    const left = owed - terms.payment;
    const isLast = term === undefined ? isSettled(left, terms, month) : month === term || left <= 0;
    const payment = isLast ? roundHalfUp(owed) : terms.payment;
    const booked = isLast ? 0 : roundHalfUp(left);
    const extraRepayment = Math.min(extraRepaymentOf(plan.extraRepayments, month), booked);
    const repayment = debt - booked;
    debt = booked - extraRepayment;
    exact = debt === 0 ? 0 : left - extraRepayment;
    months.push({ month, payment, interest: payment - repayment, repayment, extraRepayment, debt });
  }
  const remainingDebt = months.at(-1)?.debt ?? plan.principal;
  if (plan.months === undefined && remainingDebt > 0) {
    throw new FinanceError('invalid-input', 'payment', 'does not repay the debt within 100 years');
  }
  const totalInterest = months.reduce((sum, { interest }) => sum + interest, 0);
  return { months, totalInterest, totalPaid: totalInterest + plan.principal - remainingDebt, remainingDebt };
}

const isSettled = (left: number, { rate, payment }: { rate: Rate; payment: Cents }, months: number) =>
  isSettledWithLast(left, { monthly: rate, payment, months });

function checkedChange(change: TermsChange) {
  return {
    afterMonths: requireCount(change.afterMonths, 'changes.afterMonths', 0, LONGEST_LOAN),
    rate: requireRate(change.annualRate, 'changes.annualRate') / 12,
    payment: requireAmount(change.payment, 'changes.payment'),
  };
}
