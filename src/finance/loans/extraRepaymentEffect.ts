import { type Cents, requireRecord } from '../core';
import type { ExtraRepayments } from './extraRepayments';
import { type LoanPlan, loanSchedule } from './loanSchedule';

export interface ExtraRepaymentEffect {
  /** The loan as agreed and the loan with extra repayments. */
  agreed: { months: number; totalInterest: Cents };
  withExtra: { months: number; totalInterest: Cents };
  monthsSaved: number;
  interestSaved: Cents;
  /** Sum of the extra repayments that were made before the debt was gone. */
  extraRepaid: Cents;
}

/**
 * What yearly or single extra repayments save, down to an early repayment of all. Whether the contract
 * allows them, and what the bank may ask in return (§ 502 BGB, Vorfälligkeitsentschädigung), is not part of it.
 *
 * @throws FinanceError as `loanSchedule`
 */
export function extraRepaymentEffect(
  loan: Omit<LoanPlan, 'months'> & { extraRepayments: ExtraRepayments },
): ExtraRepaymentEffect {
  requireRecord(loan, 'loan');
  const agreed = loanSchedule({ ...loan, extraRepayments: {} });
  const withExtra = loanSchedule(loan);
  return {
    agreed: { months: agreed.months.length, totalInterest: agreed.totalInterest },
    withExtra: { months: withExtra.months.length, totalInterest: withExtra.totalInterest },
    monthsSaved: agreed.months.length - withExtra.months.length,
    interestSaved: agreed.totalInterest - withExtra.totalInterest,
    extraRepaid: withExtra.months.reduce((sum, month) => sum + month.extraRepayment, 0),
  };
}
