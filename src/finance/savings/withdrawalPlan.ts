import { type Cents, FinanceError, floorExact, requireAmount, requireRecord, roundHalfUp } from '../core';
import { type PlanTerms, planFactors } from './planFactors';

export interface WithdrawalPlan {
  /** First monthly withdrawal, rounded down to cents so that the capital lasts. */
  monthlyWithdrawal: Cents;
  /** Sum of all withdrawals. */
  withdrawn: Cents;
  interest: Cents;
  /** What is left at the end; as asked for, plus what rounding left over. */
  remainingCapital: Cents;
}

/**
 * The monthly amount that a capital pays for a number of months (Entnahmeplan, Kapitalverzehr).
 * Closed form, rounded to cents once. Withdrawals at the beginning of the month by default.
 *
 * @param plan.capital in cents
 * @param plan.remainingCapital wanted at the end, in cents; 0 by default (full depletion)
 * @throws FinanceError on negative amounts, rates of −100 % or less, lengths outside 1–1200 months, and
 *   when the wanted remainder is more than the capital grows to
 */
export function withdrawalPlan(
  plan: PlanTerms & { capital: Cents; remainingCapital?: Cents },
): WithdrawalPlan {
  const capital = requireAmount(requireRecord(plan, 'plan').capital, 'capital');
  const wanted = requireAmount(plan.remainingCapital ?? 0, 'remainingCapital');
  const factors = planFactors({ timing: 'advance', ...plan });
  if (capital * factors.capital < wanted) {
    throw new FinanceError('invalid-input', 'remainingCapital', 'more than the capital grows to');
  }

  const monthlyWithdrawal = floorExact((capital * factors.capital - wanted) / factors.payment);
  return { monthlyWithdrawal, ...outcome(capital, monthlyWithdrawal, factors) };
}

/**
 * What is left of a capital after monthly withdrawals. Below zero it is the amount that was missing.
 *
 * @throws FinanceError on negative amounts, rates of −100 % or less, lengths outside 1–1200 months
 */
export function capitalAfterWithdrawals(
  plan: PlanTerms & { capital: Cents; monthlyWithdrawal: Cents },
): WithdrawalPlan {
  const capital = requireAmount(requireRecord(plan, 'plan').capital, 'capital');
  const monthlyWithdrawal = requireAmount(plan.monthlyWithdrawal, 'monthlyWithdrawal');
  const factors = planFactors({ timing: 'advance', ...plan });
  return { monthlyWithdrawal, ...outcome(capital, monthlyWithdrawal, factors) };
}

function outcome(capital: Cents, withdrawal: Cents, factors: ReturnType<typeof planFactors>) {
  const remainingCapital = roundHalfUp(capital * factors.capital - withdrawal * factors.payment);
  const withdrawn = roundHalfUp(withdrawal * factors.paid);
  return { withdrawn, interest: remainingCapital + withdrawn - capital, remainingCapital };
}
