import { addMonths, type Cents, type IsoDate, monthsBetween } from '@vp-digital/core/finance';
import { goalPriorities } from '../../documents';
import { sum } from '../net';
import { type GoalConflict, type PlannedGoal, rateOfAll } from './goalConflicts';
import { type GoalAssumptions, goalPlan } from './goalPlan';

/** A goal as an option changes it. */
export interface GoalChange {
  goalId: string;
  term: string;
  target: Cents;
}

export interface GoalOption {
  /** Every goal of the conflict in its order, including unchanged ones. */
  changes: GoalChange[];
  /** What they then take per month. */
  rate: Cents;
}

export type GoalOptionName = 'later' | 'less' | 'more';

/**
 * Three options to solve a conflict, none of which needs more than the room available; an option that does not exist is
 * undefined. `later`: all are saved for side by side, and the less important ones are postponed as far as needed, if
 * necessary all of them. `less`: terms stay, and each target is reduced in the same proportion, in steps of 100 €.
 * `more`: everything available goes into one after the other, the most important first.
 */
export function goalOptions(
  conflict: GoalConflict,
  date: IsoDate,
): Record<GoalOptionName, GoalOption | undefined> {
  return { later: later(conflict, date), less: less(conflict, date), more: more(conflict, date) };
}

/** Longer options are not offered: forty years. */
const longest = 480;
/** Targets are whole hundreds of euros, in cents. */
const stepOfTarget = 10_000;

function later({ goals, room, assumed }: GoalConflict, date: IsoDate): GoalOption | undefined {
  for (const [index] of goalPriorities.entries()) {
    const moving = new Set(goalPriorities.slice(goalPriorities.length - 1 - index));
    if (!goals.some(({ goal }) => moving.has(goal.priority))) continue;
    const option = (delay: number) =>
      optionOf(
        goals,
        ({ goal }) => ({ term: moving.has(goal.priority) ? shifted(goal.term, delay) : goal.term }),
        { date, assumed },
      );
    const delay = firstWhere(longest, (months) => option(months).rate <= room);
    if (delay !== undefined) return option(delay);
  }
  return undefined;
}

function less({ goals, room, assumed }: GoalConflict, date: IsoDate): GoalOption | undefined {
  const whole = optionOf(goals, () => ({}), { date, assumed }).rate;
  const targetAt = ({ goal, lack }: PlannedGoal, steps: number) =>
    goal.saved + Math.floor((lack * room) / whole / stepOfTarget) * stepOfTarget - steps * stepOfTarget;
  const option = [0, 1]
    .filter((steps) => goals.every((one) => targetAt(one, steps) > one.goal.saved))
    .map((steps) => optionOf(goals, (one) => ({ target: targetAt(one, steps) }), { date, assumed }));
  return option.find(({ rate }) => rate <= room);
}

function more({ goals, room, assumed }: GoalConflict, date: IsoDate): GoalOption | undefined {
  const order = goals.toSorted((one, other) => rank(one) - rank(other));
  const terms = new Map<string, string>();
  for (const [index, { goalId, goal }] of order.entries()) {
    const months = firstWhere(
      longest,
      (length) => rateOfAll(order.slice(0, index + 1), length, assumed) <= room,
    );
    if (months === undefined) return undefined;
    const reached = monthAfter(date, months);
    terms.set(goalId, reached > goal.term ? reached : goal.term);
  }
  return { ...optionOf(goals, ({ goalId }) => ({ term: terms.get(goalId) }), { date, assumed }), rate: room };
}

/** Muss before Soll before Traum; among equals the nearest first, then in their order. */
const rank = ({ goal }: PlannedGoal): number => goalPriorities.indexOf(goal.priority);

function optionOf(
  goals: readonly PlannedGoal[],
  change: (goal: PlannedGoal) => { term?: string | undefined; target?: Cents },
  when: { date: IsoDate; assumed: GoalAssumptions },
): GoalOption {
  const changes = goals.map((one): GoalChange => {
    const { term = one.goal.term, target = one.goal.target } = change(one);
    return { goalId: one.goalId, term, target };
  });
  const rates = changes.map(({ term, target }, index) => {
    const { goal } = goals[index] as PlannedGoal; // one change for each
    const plan = goalPlan({ goal: { ...goal, term, target }, ...when });
    return plan.kind === 'computed' ? plan.value.monthlyContribution : Infinity; // longer than the longest plan
  });
  return { changes, rate: sum(rates) };
}

/** The least number of months, from one on, that is enough; more months are always enough, too. */
function firstWhere(most: number, isEnough: (months: number) => boolean): number | undefined {
  let [low, high] = [1, most];
  if (!isEnough(high)) return undefined;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (isEnough(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

const shifted = (term: string, months: number): string => addMonths(`${term}-01`, months).slice(0, 7);

/** The first month that begins at least this many whole months after a day. */
function monthAfter(date: IsoDate, months: number): string {
  const month = addMonths(`${date.slice(0, 7)}-01`, months).slice(0, 7);
  return monthsBetween(date, `${month}-01`) < months ? shifted(month, 1) : month;
}
