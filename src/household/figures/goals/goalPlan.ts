import {
  type Cents,
  type GoalContribution,
  goalContribution,
  type IsoDate,
  monthsBetween,
  type Rate,
  savingsPlan,
} from '@vp-digital/core/finance';
import type { Goal } from '../../documents';
import { type AssumptionsData, assumptionsOf } from '../assumptionsOf';
import { computed, type FactName, missing, missingAll, type Outcome } from '../outcome';
import { defineFigure, type OfEntry } from '../defineFigure';

export interface GoalPlan extends GoalContribution {
  /** Until the term. */
  months: number;
  /** Already set aside ÷ target, at most 1. */
  progress: number;
  /** Erreichung: what the money set aside and the present rate come to at the term ÷ target then, at most 1. */
  coverage: number;
  /** What is missing from the present monthly rate. */
  missingRate: Cents;
}

/** F9: yearly return of the money that is saved for a goal, and inflation of its target. */
export interface GoalAssumptions {
  annualRate: Rate;
  inflation: Rate;
}

/** The assumptions of a household that F9 follows. */
export function goalAssumptions(household: AssumptionsData): GoalAssumptions {
  const { savingsReturn, inflation } = assumptionsOf(household);
  return { annualRate: savingsReturn, inflation };
}

export interface GoalPlanInput {
  goal: Goal;
  date: IsoDate;
  assumed: GoalAssumptions;
}

/**
 * F9 Zielsparrate of a goal: the monthly saving needed to reach the target at its term. Missing: the target, or a
 * future term.
 */
export function goalPlan({ goal, date, assumed }: GoalPlanInput): Outcome<GoalPlan> {
  const { target, term, saved, rate } = goal;
  const months = term === undefined ? 0 : monthsBetween(date, `${term}-01`);
  const facts: FactName[] = [];
  if (target === undefined) facts.push('target');
  if (months < 1 || months > longestTerm) facts.push('term');
  if (target === undefined || facts.length > 0) return missingAll(facts.map((fact) => ({ fact })));

  const { annualRate, inflation } = assumed;
  const contribution = goalContribution({ target, capital: saved, months, annualRate, inflation });
  const { finalValue } = savingsPlan({ startCapital: saved, monthlyContribution: rate, months, annualRate });
  return computed({
    ...contribution,
    months,
    progress: partOf(saved, target),
    coverage: partOf(finalValue, contribution.targetNominal),
    missingRate: Math.max(0, contribution.monthlyContribution - rate),
  });
}

/** A hundred years: the longest plan of the finance core. */
const longestTerm = 1_200;

const partOf = (part: Cents, whole: Cents): number => (whole > 0 ? Math.min(1, part / whole) : 1);

export const goalRateFigure = /* @__PURE__ */ defineFigure('goalRate', {
  number: 'F9',
  documents: ['goals', 'assumptions'],
  unit: 'moneyMonthly',
  source: 'annuity of the target, by the assumed return and inflation',
  of(household, { entryId, date }: OfEntry) {
    const goal = household.goals.items[entryId];
    return goal ? goalPlan({ goal, date, assumed: goalAssumptions(household) }) : missing('target');
  },
  amount: ({ monthlyContribution }) => monthlyContribution,
  assumes: () => true,
  explained: true,
});
