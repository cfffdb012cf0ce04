import { roundHalfUp } from '../core';
import { monthlyRate } from '../rates';
import type { CompiledPlan } from './compilePlan';
import type { Pot } from './compilePots';

/** Where the money lies at the end of each month, in whole cents, one entry a month. */
export interface PotHistory {
  /** Below zero: expenses and goals that could not be paid. */
  immediate: Float64Array;
  twelveMonths: Float64Array;
  bound: Float64Array;
  /** Returns of all pots credited in the month. */
  returns: Float64Array;
}

/**
 * Follows the pots of a plan with their expected returns.
 *
 * In each month: returns on what was there (rounded to cents, none on a deficit), then contributions and the
 * month's cash flow and goals, then payouts. A deficit of immediate money is met from what can be had within
 * twelve months, as far as that goes.
 */
export function followPots({ months, flows, pots, cashFlow }: CompiledPlan): PotHistory {
  const all = [pots.immediate, pots.twelveMonths, pots.bound, ...pots.contracts];
  const rates = all.map((pot) => monthlyRate(pot.annualReturn, 'effective'));
  const balances = all.map((pot) => pot.balance);
  const history: PotHistory = {
    immediate: new Float64Array(months),
    twelveMonths: new Float64Array(months),
    bound: new Float64Array(months),
    returns: new Float64Array(months),
  };
  for (let month = 0; month < months; month += 1) {
    let credited = 0;
    for (let index = 0; index < all.length; index += 1) {
      const balance = balances[index] ?? 0;
      const interest = balance > 0 ? roundHalfUp(balance * (rates[index] ?? 0)) : 0;
      credited += interest;
      balances[index] = balance + interest + (all[index]?.contributions[month] ?? 0);
    }
    balances[0] = (balances[0] ?? 0) + (cashFlow[month] ?? 0) - (flows.goals[month] ?? 0);
    payOut(all, balances, month);
    coverDeficit(all, balances);

    history.returns[month] = credited;
    history.immediate[month] = sumOf(all, balances, 'immediate');
    history.twelveMonths[month] = sumOf(all, balances, 'twelve-months');
    history.bound[month] = sumOf(all, balances, 'bound');
  }
  return history;
}

function payOut(all: readonly Pot[], balances: number[], month: number): void {
  all.forEach((pot, index) => {
    if (pot.payoutMonth !== month) return;
    balances[0] = (balances[0] ?? 0) + (balances[index] ?? 0);
    balances[index] = 0;
  });
}

function coverDeficit(all: readonly Pot[], balances: number[]): void {
  for (let index = 1; (balances[0] ?? 0) < 0 && index < all.length; index += 1) {
    if (all[index]?.liquidity === 'bound') continue;
    const drawn = Math.min(balances[index] ?? 0, -(balances[0] ?? 0));
    balances[index] = (balances[index] ?? 0) - drawn;
    balances[0] = (balances[0] ?? 0) + drawn;
  }
}

function sumOf(all: readonly Pot[], balances: readonly number[], liquidity: Pot['liquidity']): number {
  return all.reduce(
    (sum, pot, index) => (pot.liquidity === liquidity ? sum + (balances[index] ?? 0) : sum),
    0,
  );
}
