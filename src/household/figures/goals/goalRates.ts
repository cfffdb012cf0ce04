import type { Cents, IsoDate } from '@vp-digital/core/finance';
import { defineFigure } from '../defineFigure';
import { inOrder } from '../inOrder';
import { sum } from '../net';
import { computed, missingAll, type NeededFact, notRelevant, type Outcome } from '../outcome';
import { type GoalData, goalRate } from './goalNeed';

export interface GoalRates {
  /** What each goal needs a month, the nearest first; retirement and what has no term come last. */
  rates: { goalId: string; rate: Cents }[];
  /** Goals whose rate is not known, and what they lack. */
  waiting: { goalId: string; facts: readonly NeededFact[] }[];
  /** The rates that are known. */
  total: Cents;
}

/** F9 of all goals together. Not relevant without one that is saved for; missing what they lack while no rate is known. */
export function goalRates(household: GoalData, date: IsoDate): Outcome<GoalRates> {
  const goals = inOrder(household.goals.items)
    .toSorted(([, one], [, other]) => (one.term ?? '9').localeCompare(other.term ?? '9'))
    .map(([goalId, goal]) => ({ goalId, rate: goalRate({ household, goal, date }) }));
  const rates = goals.flatMap(({ goalId, rate }) =>
    rate.kind === 'computed' ? [{ goalId, rate: rate.value }] : [],
  );
  const waiting = goals.flatMap(({ goalId, rate }) =>
    rate.kind === 'missing' ? [{ goalId, facts: rate.facts }] : [],
  );
  if (rates.length > 0) return computed({ rates, waiting, total: sum(rates.map(({ rate }) => rate)) });
  return waiting.length > 0 ? missingAll(waiting.flatMap(({ facts }) => facts)) : notRelevant;
}

export const goalRatesFigure = /* @__PURE__ */ defineFigure('goalRates', {
  number: 'F9',
  documents: [
    'persons',
    'employments',
    'incomes',
    'expenses',
    'contracts',
    'assets',
    'goals',
    'housing',
    'statutoryPensions',
    'absences',
    'assumptions',
  ],
  unit: 'moneyMonthly',
  source: 'F6, F9, F15',
  of: (household, { date }) => goalRates(household, date),
  amount: ({ total }) => total,
  assumes: () => true,
  explained: true,
});
