import type { Cents, IsoDate } from '@vp-digital/core/finance';
import type { Goal, SectionData } from '../../documents';
import { savingPotential } from '../budget/savingPotential';
import { computed, mapOutcome, missingAll, type NeededFact, type Outcome } from '../outcome';
import { reserve } from '../reserve';
import { type GoalData, retirementRate } from './goalNeed';
import { goalAssumptions, goalPlan } from './goalPlan';
import { defineFigure } from '../defineFigure';

export type PotPurpose =
  | { kind: 'reserve' }
  | { kind: 'goal'; goalId: string; priority: Goal['priority'] }
  | { kind: 'retirement' };

export interface Pot {
  purpose: PotPurpose;
  /** What the pot takes a month: the reserve all that it lacks, the others their saving rate. */
  needed: Cents;
  /** What it gets of the amount, in the order of filling. */
  allotted: Cents;
}

export interface FillingOrder {
  amount: Cents;
  pots: Pot[];
  /** Not yet to be planned: a goal without amount or term, retirement without pension record, an unknown reserve. */
  waiting: { purpose: PotPurpose; facts: readonly NeededFact[] }[];
  /** amount less all that is allotted. */
  left: Cents;
}

/**
 * F8 order of filling: reserve, must goals by date, retirement, should goals, dreams. Spreads a monthly amount, by
 * default the target of F8. Missing: net and expenses, for the default amount.
 */
export function fillingOrder({
  household,
  date,
  amount,
}: {
  household: GoalData;
  date: IsoDate;
  amount?: Cents;
}): Outcome<FillingOrder> {
  const total =
    amount === undefined ? mapOutcome(savingPotential(household), ({ target }) => target) : computed(amount);
  return mapOutcome(total, (available) => {
    const needs = inOrder(household, date);
    let left = available;
    const pots = needs.flatMap(({ purpose, rate }): Pot[] => {
      if (rate.kind !== 'computed') return [];
      const allotted = Math.min(left, rate.value);
      left -= allotted;
      return [{ purpose, needed: rate.value, allotted }];
    });
    const waiting = needs.flatMap(({ purpose, rate }) =>
      rate.kind === 'missing' ? [{ purpose, facts: rate.facts }] : [],
    );
    return { amount: available, pots, waiting, left };
  });
}

interface Need {
  purpose: PotPurpose;
  rate: Outcome<Cents>;
}

function inOrder(household: GoalData, date: IsoDate): Need[] {
  const goals = (priority: Goal['priority']) => goalNeeds(household, date, priority);
  return [
    { purpose: { kind: 'reserve' }, rate: reserveLack(household) },
    ...goals('must'),
    { purpose: { kind: 'retirement' }, rate: retirementRate(household, date) },
    ...goals('should'),
    ...goals('dream'),
  ];
}

function reserveLack(household: GoalData): Outcome<Cents> {
  const { missing, waitsFor } = reserve(household);
  return missing === undefined ? missingAll(waitsFor.map((fact) => ({ fact }))) : computed(missing);
}

/** Goals of a priority by date; reserve and retirement without an amount of their own are the pots before. */
function goalNeeds(
  household: Pick<SectionData, 'goals' | 'assumptions'>,
  date: IsoDate,
  priority: Goal['priority'],
): Need[] {
  const assumed = goalAssumptions(household);
  return Object.entries(household.goals.items)
    .filter(([, goal]) => goal.priority === priority && !isPotOfItsOwn(goal))
    .sort(([, one], [, other]) => (one.term ?? '9').localeCompare(other.term ?? '9'))
    .map(([goalId, goal]) => ({
      purpose: { kind: 'goal', goalId, priority },
      rate: mapOutcome(goalPlan({ goal, date, assumed }), ({ monthlyContribution }) => monthlyContribution),
    }));
}

const isPotOfItsOwn = ({ category, target }: Goal): boolean =>
  target === undefined && (category === 'reserve' || category === 'retirement');

export const fillingOrderFigure = /* @__PURE__ */ defineFigure('fillingOrder', {
  number: 'F8',
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
  of: (household, { date }) => fillingOrder({ household, date }),
  amount: ({ amount }) => amount,
});
