import type { Cents } from '@vp-digital/core/finance';
import type { Assumptions } from '../figures/assumptionsOf';
import { sum } from '../figures/net';
import type { EarningLossFacts } from './earningLossFacts';
import { flowsIn, isPensionDue, type MonthFlows } from './earningLossMonth';
import { type EarningLossSettings, lossRules } from './earningLossSettings';

/** A month after work has stopped, in money of that month. */
export interface LossMonth extends MonthFlows {
  month: number;
  income: Cents;
  spending: Cents;
  /** Money at hand when the month ends; never below 0. */
  balance: Cents;
  /** What neither income nor the money at hand pays. */
  unpaid: Cents;
  /** Price level, today being 1: a division gives today's money. */
  prices: number;
}

/** What comes of it; the sums in today's money. */
export interface EarningLoss {
  /** The last month before. */
  before: LossMonth;
  months: readonly LossMonth[];
  /** The first month whose spending cannot be paid any more. */
  emptyIn: number | undefined;
  /** Months in which less comes in than goes out, and what is missing in them altogether. */
  gap: { months: number; sum: Cents };
  /** What of it the money at hand does not pay. */
  unpaid: Cents;
  /** What work would bring from the stop to the standard pension, at today's net. */
  atStake: Cents;
}

/**
 * The household month by month when a person's work stops, up to five years and not beyond the standard pension. The money
 * at hand buys as much as it does today when work stops. Of what is left of a month the assumed share stays on the account.
 */
export function earningLoss(facts: EarningLossFacts, settings: EarningLossSettings): EarningLoss {
  const { inflation } = facts.assumptions;
  const left = facts.monthsLeft - settings.start;
  const pricesAt = (since: number) => (1 + inflation) ** (since / 12);
  const opening = Math.round(facts.reserve * pricesAt(settings.start));
  const monthOf = (month: number, before: Cents): LossMonth => {
    const flows = flowsIn(facts, settings, month);
    const income = sum(Object.values(flows.incomes));
    const spending = sum(Object.values(flows.costs));
    const after = month === 0 ? before : balanceAfter(before, income - spending, facts.assumptions);
    return {
      ...flows,
      month,
      income,
      spending,
      balance: Math.max(0, after),
      unpaid: Math.max(0, -after),
      prices: pricesAt(settings.start + Math.max(0, month - 1)),
    };
  };
  const before = monthOf(0, opening);
  const months: LossMonth[] = [];
  for (let month = 1; month <= Math.min(lossRules.shownMonths, left); month += 1)
    months.push(monthOf(month, months.at(-1)?.balance ?? opening));
  const short = months.filter(({ income, spending }) => income < spending);
  const today = (amount: (month: LossMonth) => Cents) =>
    Math.round(sum(months.map((one) => amount(one) / one.prices)));
  return {
    before,
    months,
    emptyIn: months.find(({ unpaid }) => unpaid > 0)?.month,
    gap: { months: short.length, sum: today(({ income, spending }) => Math.max(0, spending - income)) },
    unpaid: today(({ unpaid }) => unpaid),
    atStake: facts.earned * Math.max(0, left),
  };
}

/** Whole 50 euros, up to what insurers ask more about. */
const [step, mostCover] = [5_000, 500_000];

/** The smallest sample pension with which every month is paid; undefined: a pension alone does not do it. */
export function neededCover(facts: EarningLossFacts, settings: EarningLossSettings): Cents | undefined {
  const without = earningLoss(facts, { ...settings, cover: 0 });
  if (without.emptyIn === undefined) return 0;
  const months = without.months.map(({ month, income, spending }) => {
    return { change: income - spending, isDue: isPensionDue(facts, settings, month) };
  });
  const isPaid = (cover: Cents) => {
    let balance = without.before.balance;
    return months.every(({ change, isDue }) => {
      balance = balanceAfter(balance, change + (isDue ? cover : 0), facts.assumptions);
      return balance >= 0;
    });
  };
  if (!isPaid(mostCover)) return undefined;
  let [low, high] = [0, mostCover / step];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (isPaid(middle * step)) high = middle;
    else low = middle;
  }
  return high * step;
}

/** Money at hand with its interest, and what a month leaves of it or takes. */
const balanceAfter = (before: Cents, change: Cents, { accountReturn, freeShare }: Assumptions): Cents =>
  Math.round(before * (1 + accountReturn) ** (1 / 12)) +
  (change > 0 ? Math.round(change * freeShare) : change);
