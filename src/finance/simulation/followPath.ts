import type { CompiledPlan, LiquidityClass, Pot } from '../projection';
import { type ReturnProcess, returnProcess } from './returnProcess';

/** A plan prepared for many paths: what is the same in all of them is computed once. */
export interface PathPlan {
  months: number;
  pots: readonly Pot[];
  processes: readonly ReturnProcess[];
  /** Cash flow minus goals, by month. */
  net: Float64Array;
}

/** Prepares a plan. Throws FinanceError `invalid-input` on a volatility outside 0–2. */
export function pathPlan(plan: CompiledPlan, volatility: Record<LiquidityClass, number>): PathPlan {
  const { immediate, twelveMonths, bound, contracts } = plan.pots;
  const pots = [immediate, twelveMonths, bound, ...contracts];
  return {
    months: plan.months,
    pots,
    processes: pots.map(({ annualReturn, liquidity }) =>
      returnProcess({ annualReturn, volatility: volatility[liquidity] }, `volatility.${liquidity}`),
    ),
    net: plan.cashFlow.map((amount, month) => amount - (plan.flows.goals[month] ?? 0)),
  };
}

/** What a path reports after each month. */
export type PathObserver = (month: number, liquidity: number, bound: number) => void;

/**
 * Follows one path: the rules of `followPots` with random returns, in fractions of cents.
 * One shock a month moves all pots together, each as far as its volatility: no comfort from diversification
 * that fails in the crises that matter.
 */
export function followPath(
  plan: PathPlan,
  shocks: Float64Array,
  balances: Float64Array,
  observe: PathObserver,
): void {
  const { pots, processes, net, months } = plan;
  const count = pots.length;
  for (let index = 0; index < count; index += 1) balances[index] = pots[index]?.balance ?? 0;

  for (let month = 0; month < months; month += 1) {
    const shock = shocks[month] ?? 0;
    for (let index = 0; index < count; index += 1) {
      const pot = pots[index];
      const process = processes[index];
      if (pot === undefined || process === undefined) continue;
      let balance = balances[index] ?? 0;
      if (balance > 0) balance *= Math.exp(process.drift + process.deviation * shock);
      balances[index] = balance + (pot.contributions[month] ?? 0);
      if (pot.payoutMonth === month) {
        balances[0] = (balances[0] ?? 0) + (balances[index] ?? 0);
        balances[index] = 0;
      }
    }
    balances[0] = (balances[0] ?? 0) + (net[month] ?? 0);
    settle(pots, balances, month, observe);
  }
}

/** Meets a deficit from what can be had within twelve months and reports where the money lies. */
function settle(pots: readonly Pot[], balances: Float64Array, month: number, observe: PathObserver): void {
  let immediate = balances[0] ?? 0;
  let liquidity = 0;
  let bound = 0;
  for (let index = 1; index < pots.length; index += 1) {
    let balance = balances[index] ?? 0;
    if (pots[index]?.liquidity === 'bound') {
      bound += balance;
      continue;
    }
    if (immediate < 0) {
      const drawn = Math.min(balance, -immediate);
      balance -= drawn;
      immediate += drawn;
      balances[index] = balance;
    }
    liquidity += balance;
  }
  balances[0] = immediate;
  observe(month, liquidity + immediate, bound);
}
