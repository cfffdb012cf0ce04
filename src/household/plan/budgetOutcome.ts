import {
  type Cents,
  monthsBetween,
  projectHousehold,
  type ProjectionPlan,
  type ProjectionYear,
  type RecurringAmount,
} from '@vp-digital/core/finance';
import { assumptionsOf } from '../figures/assumptionsOf';

import { type BudgetPlan, budgetPlan } from './budgetPlan';
import type { BudgetSettings } from './budgetSettings';
import type { BudgetFacts } from './planFacts';

/** Twelve months of the budget; a month in it is a twelfth. Amounts of their day: `priceLevel` makes them today's. */
export interface BudgetYear {
  /** Months from today to its first. */
  from: number;
  /** Its months; the last year may be shorter. */
  months: number;
  /** Year of the calendar in which it begins. */
  year: number;
  income: Cents;
  living: Cents;
  insurance: Cents;
  loanRates: Cents;
  savings: Cents;
  /** What is left of the income, before goals; below 0: taken from what is saved. */
  free: Cents;
  /** Of what is free: the part that goes into daily life. */
  spent: Cents;
  /** Goals and what is paid once. */
  once: Cents;
  /** What can be had within twelve months at its end; below 0: what is missing. */
  money: Cents;
  priceLevel: number;
}

export interface BudgetResult {
  plan: BudgetPlan;
  /** What is followed month by month: the plan with what goes into daily life of the money that is free. */
  projection: ProjectionPlan;
  years: readonly BudgetYear[];
  /** The first month from today at whose end money is missing; undefined: it lasts to the end. */
  emptyFrom: number | undefined;
  /** The month with the least money, and how much it is in today's purchasing power. */
  lowest: { month: number; amount: Cents };
}

/**
 * The budget month by month. Of what is free in a year only the assumed share stays on the account: a first course says what
 * is free, a second one spends the rest of it. What is kept on purpose stays whole.
 */
export function budgetResult(facts: BudgetFacts, settings: BudgetSettings): BudgetResult {
  const plan = budgetPlan(facts, settings);
  const { inflation, freeShare } = assumptionsOf(facts.household);
  const { months, projection } = plan;
  const first = projectHousehold(projection);
  const spent = first.years.map((year, index) => {
    const kept = settings.keptMore * (1 + inflation) ** index * lengthOf(plan, index);
    return Math.max(0, Math.round((year.cashFlow - kept) * (1 - freeShare)));
  });
  const consumed = spent.flatMap((amount, index): Stretch[] => {
    const monthly = Math.floor(amount / lengthOf(plan, index));
    return monthly > 0
      ? [{ amount: monthly, first: index * 12, end: index * 12 + lengthOf(plan, index) }]
      : [];
  });
  const expenses = consumed.flatMap(({ amount, first, end }): RecurringAmount[] => {
    const span = months.span(first, end);
    return span ? [{ amount, growth: 0, ...span }] : [];
  });
  const followed = { ...projection, expenses: [...projection.expenses, ...expenses] };
  const { years, firstDeficitMonth, liquidityByMonth } = projectHousehold(followed);
  const real = [...liquidityByMonth].map((amount, month) => amount / (1 + inflation) ** ((month + 1) / 12));
  const lowest = real.reduce((least, amount, month) => (amount < (real[least] ?? 0) ? month : least), 0);
  const parts = { rates: plan.rates.map((flow) => stretchOf(plan, flow)), consumed };
  return {
    plan,
    projection: followed,
    years: years.map((year, index) => yearOf(plan, year, parts, index)),
    emptyFrom: firstDeficitMonth && firstDeficitMonth.month - 1,
    lowest: { month: lowest, amount: Math.round(real[lowest] ?? 0) },
  };
}

const lengthOf = ({ months }: BudgetPlan, index: number) => Math.min(12, months.months - index * 12);

function yearOf(
  plan: BudgetPlan,
  year: ProjectionYear,
  parts: Readonly<Record<'rates' | 'consumed', readonly Stretch[]>>,
  index: number,
): BudgetYear {
  const [from, months] = [index * 12, lengthOf(plan, index)];
  const within = (list: readonly Stretch[]) =>
    list.reduce((all, flow) => all + flow.amount * overlap(flow, from, from + months), 0);
  const [rates, spent] = [within(parts.rates), within(parts.consumed)];
  return {
    from,
    months,
    year: Number(year.from.slice(0, 4)),
    income: year.incomes + year.pensions,
    living: year.expenses - spent,
    insurance: year.premiums - rates,
    loanRates: year.loanPayments + rates,
    savings: year.savings,
    free: year.cashFlow + spent,
    spent,
    once: year.goals,
    money: year.liquidity,
    priceLevel: year.priceLevel,
  };
}

/** An amount a month without growth, and its months from the plan's first; the end not included. */
interface Stretch {
  amount: Cents;
  first: number;
  end: number;
}

const stretchOf = ({ months }: BudgetPlan, { amount, from, until }: RecurringAmount): Stretch => ({
  amount,
  first: from === undefined ? 0 : monthsBetween(months.begin, from),
  end: until === undefined ? months.months : monthsBetween(months.begin, until) + 1,
});

const overlap = ({ first, end }: Stretch, begin: number, until: number): number =>
  Math.max(0, Math.min(until, end) - Math.max(begin, first));

/** More than anybody keeps. */
const mostKept = 500_000;
const step = 500;

/**
 * The smallest amount kept a month with which money is never missing, to five euros; 0 where it never is already, undefined
 * where no amount is enough.
 */
export function neededKept(facts: BudgetFacts, settings: BudgetSettings): Cents | undefined {
  const lasts = (keptMore: Cents) => budgetResult(facts, { ...settings, keptMore }).emptyFrom === undefined;
  if (lasts(0)) return 0;
  if (!lasts(mostKept)) return undefined;
  let [low, high] = [0, mostKept / step];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (lasts(middle * step)) high = middle;
    else low = middle;
  }
  return high * step;
}
