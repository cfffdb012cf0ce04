import { addMonths, type Cents, type IsoDate, type Rate, roundHalfUp } from '../core';
import { growthFactor } from '../rates';
import type { CompiledPlan, MonthlyFlows } from './compilePlan';
import type { PotHistory } from './followPots';

/** Twelve months of a projection (the last year may be shorter); amounts in cents of their day. */
export interface ProjectionYear {
  /** From 1. */
  year: number;
  /** Its first month. */
  from: IsoDate;
  incomes: Cents;
  pensions: Cents;
  expenses: Cents;
  premiums: Cents;
  savings: Cents;
  loanPayments: Cents;
  /** incomes + pensions − expenses − premiums − savings − loanPayments. */
  cashFlow: Cents;
  goals: Cents;
  /** Added to savings by others; not part of the cash flow. */
  subsidies: Cents;
  returns: Cents;
  /** Wealth at the end of the year by class; below zero: what could not be paid. */
  immediate: Cents;
  twelveMonths: Cents;
  bound: Cents;
  /** immediate + twelveMonths. */
  liquidity: Cents;
  debt: Cents;
  /** liquidity + bound − debt. */
  netWealth: Cents;
  /** Price level at the end of the year, 1 at the start. */
  priceLevel: number;
  /** The same in the money of the start. */
  real: { cashFlow: Cents; liquidity: Cents; netWealth: Cents };
}

/** Sums up months in years. */
export function projectionYears(
  { months, flows, cashFlow }: CompiledPlan,
  history: PotHistory,
  given: { start: IsoDate; inflation: Rate },
): ProjectionYear[] {
  return Array.from({ length: Math.ceil(months / 12) }, (_, index): ProjectionYear => {
    const [first, end] = [index * 12, Math.min(index * 12 + 12, months)];
    const sums = yearSums(flows, first, end);
    const immediate = history.immediate[end - 1] ?? 0;
    const twelveMonths = history.twelveMonths[end - 1] ?? 0;
    const bound = history.bound[end - 1] ?? 0;
    const debt = flows.debts[end - 1] ?? 0;
    const liquidity = immediate + twelveMonths;
    const netWealth = liquidity + bound - debt;
    const yearlyCashFlow = sumOf(cashFlow, first, end);
    const priceLevel = growthFactor(given.inflation, end / 12);
    const inMoneyOfStart = (amount: Cents) => roundHalfUp(amount / priceLevel);
    return {
      year: index + 1,
      from: addMonths(given.start, first),
      ...sums,
      cashFlow: yearlyCashFlow,
      returns: sumOf(history.returns, first, end),
      immediate,
      twelveMonths,
      bound,
      liquidity,
      debt,
      netWealth,
      priceLevel,
      real: {
        cashFlow: inMoneyOfStart(yearlyCashFlow),
        liquidity: inMoneyOfStart(liquidity),
        netWealth: inMoneyOfStart(netWealth),
      },
    };
  });
}

function yearSums(flows: MonthlyFlows, first: number, end: number) {
  return {
    incomes: sumOf(flows.incomes, first, end),
    pensions: sumOf(flows.pensions, first, end),
    expenses: sumOf(flows.expenses, first, end),
    premiums: sumOf(flows.premiums, first, end),
    savings: sumOf(flows.savings, first, end),
    loanPayments: sumOf(flows.loanPayments, first, end),
    goals: sumOf(flows.goals, first, end),
    subsidies: sumOf(flows.subsidies, first, end),
  };
}

function sumOf(series: Float64Array, first: number, end: number): Cents {
  let sum = 0;
  for (let month = first; month < end; month += 1) sum += series[month] ?? 0;
  return sum;
}
