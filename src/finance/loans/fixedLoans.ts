import { type Cents, requireCount, roundHalfUp } from '../core';
import { growthFactor } from '../rates';
import { LONGEST_LOAN, type LoanTerms, monthlyLoanRate } from './terms';

export interface InterestOnlyLoan {
  /** Each month, in whole cents. */
  monthlyInterest: Cents;
  totalInterest: Cents;
  /** Due at the end: the whole debt. */
  finalRepayment: Cents;
  totalPaid: Cents;
}

/**
 * A loan with interest each month and the whole debt due at its end (endfälliges Darlehen, Festdarlehen).
 *
 * @param loan.months 1–1200
 * @throws FinanceError on negative amounts, rates outside 0–1, other lengths
 */
export function interestOnlyLoan(loan: LoanTerms & { months: number }): InterestOnlyLoan {
  const monthly = monthlyLoanRate(loan);
  const monthlyInterest = roundHalfUp(loan.principal * monthly);
  const totalInterest = monthlyInterest * requireCount(loan.months, 'months', 1, LONGEST_LOAN);
  return {
    monthlyInterest,
    totalInterest,
    finalRepayment: loan.principal,
    totalPaid: loan.principal + totalInterest,
  };
}

export interface BulletLoan {
  totalInterest: Cents;
  /** Debt and all interest, due at the end. */
  finalPayment: Cents;
}

/**
 * A loan without any payment before its end: interest is added to the debt monthly and bears interest itself.
 * Closed form, rounded once.
 *
 * @param loan.months 1–1200
 * @throws FinanceError as `interestOnlyLoan`
 */
export function bulletLoan(loan: LoanTerms & { months: number }): BulletLoan {
  const monthly = monthlyLoanRate(loan);
  const months = requireCount(loan.months, 'months', 1, LONGEST_LOAN);
  const finalPayment = roundHalfUp(loan.principal * growthFactor(monthly, months));
  return { totalInterest: finalPayment - loan.principal, finalPayment };
}
