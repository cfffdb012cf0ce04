import {
  annuityLoan,
  type FollowUpFinancing,
  type FollowUpScenario,
  followUpFinancing,
  monthsBetween,
  type Rate,
  remainingDebt,
} from '@vp-digital/core/finance';
import {
  type AssumptionsData,
  assumptionsOf,
  debtAtFixedInterestEnd,
  type LoanContract,
  monthlyPremium,
} from '@vp-digital/core/household';
import { longestFollowUp } from './facts';

/** How far the rates to look at lie beside the assumed one: nobody knows which will hold. In basis points. */
const rateOffsets = [-50, 0, 50] as const;

const ratesToLookAt = (household: AssumptionsData): Rate[] => {
  const assumed = Math.round(assumptionsOf(household).followUpRate * 10_000);
  return rateOffsets.map((points) => Math.max(0, assumed + points) / 10_000);
};

/** How long a loan runs on after its fixed interest, and who says so: the household, the contract, or today's rate. */
export interface FollowUpTerm {
  months: number;
  by: 'choice' | 'end' | 'payment';
}

/**
 * The term after the fixed interest: as chosen, else until the contract ends, else as long as today's rate takes to pay
 * the rest at today's interest. Undefined when none of them is known, or the rate takes longer than a follow-up lasts.
 */
export function followUpTerm(contract: LoanContract): FollowUpTerm | undefined {
  const { end, followUpYears, interestFixedUntil } = contract;
  if (followUpYears !== undefined) return { months: followUpYears * 12, by: 'choice' };
  if (end !== undefined && interestFixedUntil !== undefined && end > interestFixedUntil)
    return { months: Math.max(1, monthsBetween(interestFixedUntil, end)), by: 'end' };
  const loan = loanAfterFixedInterest(contract);
  if (!loan) return undefined;
  const isPaid = remainingDebt({ ...loan, months: longestFollowUp * 12 }).remainingDebt === 0;
  if (!isPaid) return undefined;
  return {
    months: annuityLoan({ ...loan, repayment: { kind: 'payment', payment: loan.payment } }).months,
    by: 'payment',
  };
}

/** What is left at the end of the fixed interest (F19); undefined while facts are missing or nothing is left by then. */
export const debtForFollowUp = (contract: LoanContract): number | undefined =>
  loanAfterFixedInterest(contract)?.principal;

/**
 * Anschlussfinanzierung: what the debt at the end of the fixed interest costs a month from then on, at the assumed rate and beside it.
 * Undefined while facts of the loan are missing or nothing is left by then.
 */
export const followUpOf = (
  contract: LoanContract,
  term: FollowUpTerm,
  household: AssumptionsData,
): FollowUpFinancing | undefined => followUpWith(contract, term, ratesToLookAt(household));

/** The same at one rate. */
export const followUpAt = (
  contract: LoanContract,
  term: FollowUpTerm,
  annualRate: Rate,
): FollowUpScenario | undefined => followUpWith(contract, term, [annualRate])?.scenarios[0];

function followUpWith(contract: LoanContract, { months }: FollowUpTerm, rates: readonly Rate[]) {
  const loan = loanAfterFixedInterest(contract);
  return (
    loan &&
    followUpFinancing({
      ...loan,
      fixedMonths: 0,
      followUpRates: rates,
      repayment: { kind: 'term', months },
    })
  );
}

function loanAfterFixedInterest(contract: LoanContract) {
  const { debtAsOf, interest, interestFixedUntil } = contract;
  const debt = debtAtFixedInterestEnd(contract);
  if (debt.kind !== 'computed' || debt.value.remainingDebt === 0) return undefined;
  if (interest === undefined || debtAsOf === undefined || interestFixedUntil === undefined) return undefined;
  if (interestFixedUntil < debtAsOf) return undefined;
  return {
    principal: debt.value.remainingDebt,
    annualRate: interest / 10_000,
    payment: monthlyPremium(contract),
  };
}
