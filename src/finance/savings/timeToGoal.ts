import { type Cents, type Rate, requireAmount, requireGrowthRate, requireRecord, roundHalfUp } from '../core';
import { growthFactor } from '../rates';
import { LONGEST_PLAN, type PlanTerms, planFactors } from './planFactors';

export type TimeToGoal =
  | {
      reached: true;
      /** First month at whose end the savings cover the target; 0 when they do today. */
      months: number;
      /** Savings and target then, in the money of that day. */
      savings: Cents;
      targetNominal: Cents;
    }
  | {
      reached: false;
      /** The months that were looked at. */
      within: number;
    };

/**
 * How long a plan takes to a goal whose price rises with inflation.
 * The search goes month by month, because with inflation above the interest a goal can move away again.
 *
 * @param goal.target in today's money, in cents
 * @throws FinanceError on negative amounts and rates of −100 % or less
 */
export function timeToGoal(
  goal: Omit<PlanTerms, 'months'> & {
    target: Cents;
    capital?: Cents;
    monthlyContribution?: Cents;
    inflation?: Rate;
  },
): TimeToGoal {
  const target = requireAmount(requireRecord(goal, 'goal').target, 'target');
  const capital = requireAmount(goal.capital ?? 0, 'capital');
  const contribution = requireAmount(goal.monthlyContribution ?? 0, 'monthlyContribution');
  const inflation = requireGrowthRate(goal.inflation ?? 0, 'inflation');

  if (capital >= target) return { reached: true, months: 0, savings: capital, targetNominal: target };
  for (let months = 1; months <= LONGEST_PLAN; months += 1) {
    const factors = planFactors({ ...goal, months });
    const savings = roundHalfUp(capital * factors.capital + contribution * factors.payment);
    const targetNominal = roundHalfUp(target * growthFactor(inflation, months / 12));
    if (savings >= targetNominal) return { reached: true, months, savings, targetNominal };
  }
  return { reached: false, within: LONGEST_PLAN };
}
