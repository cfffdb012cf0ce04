import { followUpFinancing, type FollowUpFinancing, monthsBetween } from '@vp-digital/core/finance';
import { type LoanContract, monthlyPremium } from '@vp-digital/core/household';

/** Interest rates to look at: nobody knows which will hold. */
const followUpRates = [0.035, 0.04, 0.045] as const;

/** Years that the follow-up loan may take, unless the contract knows its end. */
export const usualYears = 22;

/** The years between the end of the fixed interest and the end of the loan, where both are known. */
export function yearsAfterFixedInterest({ interestFixedUntil, end }: LoanContract): number {
  if (interestFixedUntil === undefined || end === undefined) return usualYears;
  return Math.max(1, Math.round(monthsBetween(interestFixedUntil, end) / 12));
}

/**
 * Anschlussfinanzierung: F19 at the end of the fixed interest, and what the debt costs a month from then on at the
 * rates above. Undefined while facts of the loan are missing or nothing is left by then.
 */
export function followUpOf(contract: LoanContract, years: number): FollowUpFinancing | undefined {
  const { remainingDebt, debtAsOf, interest, interestFixedUntil } = contract;
  if (remainingDebt === undefined || interest === undefined) return undefined;
  if (debtAsOf === undefined || interestFixedUntil === undefined) return undefined;
  const fixedMonths = monthsBetween(debtAsOf, interestFixedUntil);
  if (fixedMonths < 0 || fixedMonths > longestFixedMonths) return undefined;
  const result = followUpFinancing({
    principal: remainingDebt,
    annualRate: interest / 10_000,
    payment: monthlyPremium(contract),
    fixedMonths,
    followUpRates,
    repayment: { kind: 'term', months: years * 12 },
  });
  return result.remainingDebt > 0 ? result : undefined;
}

/** A hundred years: the longest loan of the finance core. */
const longestFixedMonths = 1_200;
