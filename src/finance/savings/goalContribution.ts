import {
  ceilExact,
  type Cents,
  type Rate,
  requireAmount,
  requireGrowthRate,
  requireRecord,
  roundHalfUp,
} from '../core';
import { growthFactor } from '../rates';
import { type PlanTerms, planFactors } from './planFactors';

export interface GoalContribution {
  /** The target in the money of its day: target × (1 + inflation)^years. */
  targetNominal: Cents;
  /** What the capital at hand grows to by then. */
  capitalAtTarget: Cents;
  /** What contributions have to make up; 0 when the capital is enough. */
  gap: Cents;
  /** Needed at first each month, rounded up to the next cent so that the goal is reached. */
  monthlyContribution: Cents;
  /** The contribution that is mathematically exact, in fractions of cents. */
  exactContribution: number;
}

/**
 * The monthly contribution that a goal needs (formula F9):
 * r = (Z (1 + π)^n − K (1 + i)^n) · m / ((1 + m)^12n − 1) with m = (1 + i)^(1/12) − 1, linear when m = 0.
 *
 * F9 is `effective` interest paid in `arrears`, the default; other conventions change the factors only.
 *
 * @param goal.target in today's money, in cents
 * @param goal.capital already there for this goal, in cents; 0 by default
 * @param goal.inflation yearly, share of one; 0 by default
 * @throws FinanceError on negative amounts, rates of −100 % or less, lengths outside 1–1200 months
 */
export function goalContribution(
  goal: PlanTerms & { target: Cents; capital?: Cents; inflation?: Rate },
): GoalContribution {
  const target = requireAmount(requireRecord(goal, 'goal').target, 'target');
  const capital = requireAmount(goal.capital ?? 0, 'capital');
  const inflation = requireGrowthRate(goal.inflation ?? 0, 'inflation');
  const factors = planFactors(goal);

  const targetNominal = roundHalfUp(target * growthFactor(inflation, goal.months / 12));
  const capitalAtTarget = roundHalfUp(capital * factors.capital);
  const gap = Math.max(0, targetNominal - capitalAtTarget);
  const exactContribution = gap / factors.payment;
  return {
    targetNominal,
    capitalAtTarget,
    gap,
    monthlyContribution: ceilExact(exactContribution),
    exactContribution,
  };
}
