import { type Cents, type Rate, requireAmount, requireRate, requireRecord } from '../core';

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
