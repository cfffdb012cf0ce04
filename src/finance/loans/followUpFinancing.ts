import { type Cents, type Rate, requireList, requireRecord } from '../core';
import { annuityLoan, type Repayment } from './annuityLoan';
import { remainingDebt } from './remainingDebt';
import type { LoanTerms } from './terms';

export interface FollowUpScenario {
  annualRate: Rate;
  payment: Cents;
  /** New payment minus the present one. */
  paymentChange: Cents;
  /** Payments from the end of the fixed-interest period on. */
  months: number;
  totalInterest: Cents;
}

export interface FollowUpFinancing {
  /** Debt at the end of the fixed-interest period. */
  remainingDebt: Cents;
  /** In the order of the rates. */
  scenarios: FollowUpScenario[];
}

/**
 * What follows a fixed-interest period (Anschlussfinanzierung), under several rates.
 *
 * @param loan.fixedMonths months until the fixed-interest period ends
 * @param loan.followUpRates nominal yearly rates to look at, shares of one
 * @param loan.repayment how the follow-up loan is repaid: a term keeps the end, a payment keeps the burden
 * @throws FinanceError as `remainingDebt` and `annuityLoan`
 */
export function followUpFinancing(
  loan: LoanTerms & {
    payment: Cents;
    fixedMonths: number;
    followUpRates: readonly Rate[];
    repayment: Repayment;
  },
): FollowUpFinancing {
  requireRecord(loan, 'loan');
  const { remainingDebt: principal } = remainingDebt({ ...loan, months: loan.fixedMonths });
  const scenarios = requireList(loan.followUpRates, 'followUpRates').map((annualRate): FollowUpScenario => {
    const next = annuityLoan({ principal, annualRate, repayment: loan.repayment });
    return {
      annualRate,
      payment: next.payment,
      paymentChange: next.payment - loan.payment,
      months: next.months,
      totalInterest: next.totalInterest,
    };
  });
  return { remainingDebt: principal, scenarios };
}
