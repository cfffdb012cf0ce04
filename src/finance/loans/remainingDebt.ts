import { type Cents, requireAmount, requireCount, roundHalfUp } from '../core';
import { annuityFactor, growthFactor } from '../rates';
import { annuityLoan } from './annuityLoan';
import { isSettledWithLast, LONGEST_LOAN, type LoanTerms, monthlyLoanRate } from './terms';

export interface RemainingDebt {
  /** 0 once the loan is repaid. */
  remainingDebt: Cents;
  /** principal − remainingDebt; negative when payments do not cover the interest. */
  repaid: Cents;
  interest: Cents;
  /** interest + repaid. */
  paid: Cents;
}

/**
 * The debt that is left after a number of months (formula F19): B (1 + z)^t − R ((1 + z)^t − 1) / z, with
 * z = p / 12. Closed form, rounded once: the debt that `loanSchedule` shows. A bank that rounds the interest of each month and
 * forgets the rest differs by cents.
 *
 * A payment below the interest makes the debt grow, as the formula says.
 *
 * @param loan.payment monthly, in cents
 * @param loan.months that have passed, 0–1200
 * @throws FinanceError on negative amounts, rates outside 0–1, other lengths
 */
export function remainingDebt(loan: LoanTerms & { payment: Cents; months: number }): RemainingDebt {
  const monthly = monthlyLoanRate(loan);
  const payment = requireAmount(loan.payment, 'payment');
  const months = requireCount(loan.months, 'months', 0, LONGEST_LOAN);

  const debt = loan.principal * growthFactor(monthly, months) - payment * annuityFactor(monthly, months);
  if (debt > 0 && !isSettledWithLast(debt, { monthly, payment, months })) {
    const remaining = roundHalfUp(debt);
    const repaid = loan.principal - remaining;
    return { remainingDebt: remaining, repaid, interest: payment * months - repaid, paid: payment * months };
  }
  const { totalInterest, totalPaid } = annuityLoan({ ...loan, repayment: { kind: 'payment', payment } });
  return { remainingDebt: 0, repaid: loan.principal, interest: totalInterest, paid: totalPaid };
}
