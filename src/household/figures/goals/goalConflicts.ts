import {
  type Cents,
  goalContribution,
  type IsoDate,
  monthsBetween,
  shareRounded,
} from '@vp-digital/core/finance';
import type { Goal } from '../../documents';
import { goalConflictRules, goalRules } from '../assumptions';
import { knownNet } from '../budget/knownNet';
import { sum } from '../net';
import { factsOf, computed, missingAll, type Outcome } from '../outcome';
import { goalPotential } from './goalFunds';
import type { GoalData } from './goalNeed';
import { goalPlan } from './goalPlan';
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
  /** What can be saved a month beside the rates of all other goals; 0 where those take everything. */
  room: Cents;
}

/**
 * Goals that together need more than is possible: large ones (10 % of a yearly net and more) within twelve months that
 * are not reached in time even if all that is possible beside the other goals goes into them, the nearest first.
 * Missing: net, expenses, contracts.
 */
export function goalConflicts(household: GoalData, date: IsoDate): Outcome<GoalConflict[]> {
  const net = knownNet(household);
  const potential = goalPotential(household);
  if (net.kind !== 'computed' || potential.kind !== 'computed') return missingAll(factsOf(net, potential));
  const least = shareRounded(12 * net.value, goalConflictRules.largeShare);
  const large = plannedGoals(household, date).filter(({ goal }) => goal.target >= least);
  const all = goalRates(household, date);
  const rates = all.kind === 'computed' ? all.value.rates : [];
  const conflicts: GoalConflict[] = [];
  let next = 0;
  for (const [index, first] of large.entries()) {
    if (index < next) continue;
    const goals = large
      .slice(index)
      .filter(({ months }) => months <= first.months + goalConflictRules.months);
    const others = rates.filter(({ goalId }) => !goals.some((goal) => goal.goalId === goalId));
    const room = Math.max(0, potential.value.possible - sum(others.map(({ rate }) => rate)));
    if (goals.length < 2 || areReached(goals, room)) continue;
    conflicts.push({ goals, size: sum(goals.map(({ goal }) => goal.target)), room });
    next = index + goals.length;
  }
  return computed(conflicts);
}

/** Goals that are saved up, in the order of their terms. */
function plannedGoals({ goals }: Pick<GoalData, 'goals'>, date: IsoDate): PlannedGoal[] {
  return Object.entries(goals.items)
    .flatMap(([goalId, goal]): PlannedGoal[] => {
      const { target, term } = goal;
      if (target === undefined || term === undefined) return [];
      const isPlanned = goalPlan({ goal, date }).kind === 'computed' && target > goal.saved;
      const months = monthsBetween(date, `${term}-01`);
      return isPlanned
        ? [{ goalId, goal: { ...goal, target, term }, lack: target - goal.saved, months }]
        : [];
    })
    .sort((one, other) => one.months - other.months || one.goalId.localeCompare(other.goalId));
}

/** Whether a rate that goes into one goal after the other reaches each of them in time. */
const areReached = (goals: readonly PlannedGoal[], room: Cents): boolean =>
  goals.every(({ months }, index) => rateOfAll(goals.slice(0, index + 1), months) <= room);

/** What has to be saved a month so that all of these are paid after so many months. */
export const rateOfAll = (goals: readonly PlannedGoal[], months: number): Cents =>
  goalContribution({ target: sum(goals.map(({ lack }) => lack)), months, ...goalRules }).monthlyContribution;
