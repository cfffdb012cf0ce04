import {
  type Cents,
  goalContribution,
  type IsoDate,
  monthsBetween,
  shareRounded,
} from '@vp-digital/core/finance';
import type { Goal } from '../../documents';
import { goalConflictRules } from '../assumptions';
import { knownNet } from '../budget/knownNet';
import { sum } from '../net';
import { factsOf, computed, missingAll, type Outcome } from '../outcome';
import { goalPotential } from './goalFunds';
import type { GoalData } from './goalNeed';
import { type GoalAssumptions, goalAssumptions, goalPlan } from './goalPlan';
import { goalRates } from './goalRates';

/** A goal with target and term for which something has still to be saved. */
export interface PlannedGoal {
  goalId: string;
  goal: Goal & { target: Cents; term: string };
  /** target − saved */
  lack: Cents;
  months: number;
}

export interface GoalConflict {
  /** Two or more within twelve months, the nearest first. */
  goals: PlannedGoal[];
  /** Their targets together. */
  size: Cents;
  /** Monthly savings possible besides the rates of the goals that are not in conflict; 0 if those take everything. */
  room: Cents;
  /** What their rates are computed with. */
  assumed: GoalAssumptions;
}

/**
 * Goals that together need more than is possible: large ones (10 % of a yearly net and more) within twelve months that
 * are not reached in time even with everything available, the nearest first. Missing: net, expenses, contracts.
 */
export function goalConflicts(household: GoalData, date: IsoDate): Outcome<GoalConflict[]> {
  const net = knownNet(household);
  const potential = goalPotential(household);
  if (net.kind !== 'computed' || potential.kind !== 'computed') return missingAll(factsOf(net, potential));
  const { possible } = potential.value;
  const least = shareRounded(12 * net.value, goalConflictRules.largeShare);
  const large = plannedGoals(household, date).filter(({ goal }) => goal.target >= least);
  const assumed = goalAssumptions(household);
  const groups = conflictsIn(large, possible, assumed);
  const inConflict = new Set(groups.flat().map(({ goalId }) => goalId));
  const all = goalRates(household, date);
  const others =
    all.kind === 'computed' ? all.value.rates.filter(({ goalId }) => !inConflict.has(goalId)) : [];
  const room = Math.max(0, possible - sum(others.map(({ rate }) => rate)));
  return computed(
    groups.map((goals) => ({ goals, size: sum(goals.map(({ goal }) => goal.target)), room, assumed })),
  );
}

/** Goals that are saved up, in the order of their terms. */
function plannedGoals(household: Pick<GoalData, 'goals' | 'assumptions'>, date: IsoDate): PlannedGoal[] {
  const assumed = goalAssumptions(household);
  return Object.entries(household.goals.items)
    .flatMap(([goalId, goal]): PlannedGoal[] => {
      const { target, term } = goal;
      if (target === undefined || term === undefined) return [];
      const isPlanned = goalPlan({ goal, date, assumed }).kind === 'computed' && target > goal.saved;
      const months = monthsBetween(date, `${term}-01`);
      return isPlanned
        ? [{ goalId, goal: { ...goal, target, term }, lack: target - goal.saved, months }]
        : [];
    })
    .sort((one, other) => one.months - other.months || one.goalId.localeCompare(other.goalId));
}

/** Two or more that are near each other and not reached together; no goal is in two of them. */
function conflictsIn(
  goals: readonly PlannedGoal[],
  possible: Cents,
  assumed: GoalAssumptions,
): PlannedGoal[][] {
  const conflicts: PlannedGoal[][] = [];
  let left = goals;
  for (let [first] = left; first; [first] = left) {
    const { months } = first;
    const group = left.filter((one) => one.months <= months + goalConflictRules.months);
    const isConflict = group.length > 1 && !areReached(group, possible, assumed);
    if (isConflict) conflicts.push(group);
    left = left.slice(isConflict ? group.length : 1);
  }
  return conflicts;
}

/** Whether a rate that goes into one goal after the other reaches each of them in time. */
const areReached = (goals: readonly PlannedGoal[], room: Cents, assumed: GoalAssumptions): boolean =>
  goals.every(({ months }, index) => rateOfAll(goals.slice(0, index + 1), months, assumed) <= room);

/** What has to be saved a month so that all of these are paid after so many months. */
export const rateOfAll = (
  goals: readonly PlannedGoal[],
  months: number,
  { annualRate, inflation }: GoalAssumptions,
): Cents =>
  goalContribution({ target: sum(goals.map(({ lack }) => lack)), months, annualRate, inflation })
    .monthlyContribution;
