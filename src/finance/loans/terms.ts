import { type Cents, type Rate, requireAmount, requireRate, requireRecord } from '../core';
import { annuityFactor } from '../rates';

/** The longest loan that is computed: 100 years. */
export const LONGEST_LOAN = 1200;

/** A loan with a monthly payment at the end of each month. */
export interface LoanTerms {
  /** Debt at the start, in cents. */
  principal: Cents;
  /** Nominal yearly interest (Sollzins) as a share of one; a month has a twelfth of it. 0 is allowed. */
  annualRate: Rate;
}

/** Checks the terms and gives the interest of a month. Throws `negative-amount`, `rate-out-of-range`. */
export function monthlyLoanRate(terms: LoanTerms): Rate {
  requireRecord(terms, 'loan');
  requireAmount(terms.principal, 'principal');
  return requireRate(terms.annualRate, 'annualRate') / 12;
}

/**
 * Whether what is left after a number of equal payments is settled with the last of them, and takes no further month:
 * a payment rounded to cents can be half a cent too low, which grows with interest. Never more than half a payment.
 */
export function isSettledWithLast(
  left: number,
  loan: { monthly: Rate; payment: Cents; months: number },
): boolean {
  return left <= Math.min(0.5 * annuityFactor(loan.monthly, loan.months), loan.payment / 2);
}
