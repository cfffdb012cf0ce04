import {
  type Cents,
  FinanceError,
  type Rate,
  requireAmount,
  requireCount,
  requireCode,
  requireRate,
  requireRecord,
  roundHalfUp,
} from '../core';
import { annuityFactor, growthFactor } from '../rates';
import { isSettledWithLast, LONGEST_LOAN, type LoanTerms, monthlyLoanRate } from './terms';

/** How the payment of a loan is agreed: by its length, by the repayment of the first year, or outright. */
export type Repayment =
  | { kind: 'term'; months: number }
  /** Initial repayment (Anfangstilgung) as a share of the debt a year: 0.02 is 2 %. */
  | { kind: 'initial-repayment'; rate: Rate }
  | { kind: 'payment'; payment: Cents };

export interface AnnuityLoan {
  /** Monthly payment, in whole cents. */
  payment: Cents;
  /** Number of payments, the last one included. */
  months: number;
  /** The last payment, which settles what rounding has left. */
  lastPayment: Cents;
  /** Repayment of the first month times twelve, as a share of the debt. */
  initialRepaymentRate: Rate;
  totalPaid: Cents;
  totalInterest: Cents;
}

/**
 * An annuity loan from its terms, in closed form with q = 1 + p / 12: payment = L (q − 1) / (1 − q^−n) or
 * L (p + t) / 12; n = −ln(1 − L p / 12 / payment) / ln q. The payment is rounded to cents, because it is paid.
 *
 * @throws FinanceError on negative amounts and rates outside 0–1, and `invalid-input` when the payment does
 *   not cover the interest or the loan outlasts 1200 months
 */
export function annuityLoan(terms: LoanTerms & { repayment: Repayment }): AnnuityLoan {
  const monthly = monthlyLoanRate(terms);
  const { principal } = terms;
  const payment = monthlyPayment(terms, monthly);
  if (principal === 0) return noLoan(payment);

  const months = numberOfPayments(terms, monthly, payment);
  const beforeLast = debtAfter(months - 1, principal, monthly, payment);
  const lastPayment = Math.max(0, roundHalfUp(beforeLast * (1 + monthly)));
  const totalPaid = payment * (months - 1) + lastPayment;
  return {
    payment,
    months,
    lastPayment,
    initialRepaymentRate: (payment / principal - monthly) * 12,
    totalPaid,
    totalInterest: totalPaid - principal,
  };
}

function monthlyPayment(
  { principal, annualRate, repayment }: LoanTerms & { repayment: Repayment },
  monthly: Rate,
): Cents {
  const kinds = ['term', 'initial-repayment', 'payment'] as const;
  requireCode(requireRecord(repayment, 'repayment').kind, kinds, 'repayment.kind');
  switch (repayment.kind) {
    case 'payment':
      return requireAmount(repayment.payment, 'payment');
    case 'initial-repayment':
      return roundHalfUp((principal * (annualRate + requireRate(repayment.rate, 'repayment.rate'))) / 12);
    case 'term': {
      const months = requireCount(repayment.months, 'repayment.months', 1, LONGEST_LOAN);
      return roundHalfUp((principal * growthFactor(monthly, months)) / annuityFactor(monthly, months));
    }
  }
}

function numberOfPayments(
  { principal, repayment }: LoanTerms & { repayment: Repayment },
  monthly: Rate,
  payment: Cents,
) {
  const needed = monthsToRepay(principal, monthly, payment);
  // Rounded up to cents, the payments of a tiny loan can end before its term.
  if (repayment.kind === 'term') return Math.min(repayment.months, needed);
  const months = needed - 1;
  const left =
    months > 0 && months < LONGEST_LOAN ? debtAfter(months, principal, monthly, payment) : undefined;
  if (left !== undefined && isSettledWithLast(left, { monthly, payment, months })) return months;
  if (needed <= LONGEST_LOAN) return needed;
  const reason =
    needed === Number.POSITIVE_INFINITY ? 'does not cover the interest' : 'takes more than 100 years';
  throw new FinanceError('invalid-input', 'repayment', reason);
}

const debtAfter = (months: number, principal: Cents, monthly: Rate, payment: Cents): number =>
  principal * growthFactor(monthly, months) - payment * annuityFactor(monthly, months);

function monthsToRepay(principal: Cents, monthly: Rate, payment: Cents): number {
  const interestShare = (principal * monthly) / payment;
  const months = monthly === 0 ? principal / payment : -Math.log1p(-interestShare) / Math.log1p(monthly);
  // The logarithm of a negative number: the interest is higher than the payment.
  if (Number.isNaN(months)) return Number.POSITIVE_INFINITY;
  // A hair above a whole number is that number, not one month more.
  return Math.ceil(months - 1e-9);
}

function noLoan(payment: Cents): AnnuityLoan {
  return { payment, months: 0, lastPayment: 0, initialRepaymentRate: 0, totalPaid: 0, totalInterest: 0 };
}
