import { type Cents, FinanceError, type Rate, requireAmount, requireCode, requireGrowthRate } from '../core';
import { monthIndex } from './monthIndex';
import { type LiquidityClass, liquidityClasses, type PlannedSaving, type ProjectionPlan } from './plan';
import { addRecurring } from './recurringSeries';

/** A place where money lies and bears a return. */
export interface Pot {
  liquidity: LiquidityClass;
  /** At the start. */
  balance: Cents;
  annualReturn: Rate;
  /** What is saved into it each month, subsidies included. */
  contributions: Float64Array;
  /** The month at whose end it becomes immediate money; `undefined`: never. */
  payoutMonth: number | undefined;
}

/** The three classes, each with the savings that behave like it, and the contracts that do not. */
export interface Pots {
  immediate: Pot;
  twelveMonths: Pot;
  bound: Pot;
  contracts: readonly Pot[];
}

/** Lays out where the money lies, and adds savings and subsidies to the flows. Throws FinanceError. */
export function compilePots(
  plan: ProjectionPlan,
  flows: { savings: Float64Array; subsidies: Float64Array },
): Pots {
  const months = flows.savings.length;
  const classes = {
    immediate: classPot(plan, 'immediate', months),
    'twelve-months': classPot(plan, 'twelve-months', months),
    bound: classPot(plan, 'bound', months),
  };
  const contracts: Pot[] = [];
  for (const saving of plan.savings) {
    requireCode(saving.liquidity, liquidityClasses, 'savings.liquidity');
    const behavesLikeClass = saving.annualReturn === undefined && saving.payout === undefined;
    const pot = behavesLikeClass ? classes[saving.liquidity] : contractPot(plan, saving, months);
    if (!behavesLikeClass) contracts.push(pot);
    pot.balance += requireAmount(saving.balance ?? 0, 'savings.balance');
    const own = payments(plan, saving, months);
    const subsidies = payments(plan, { ...saving, amount: saving.subsidy ?? 0, growth: 0 }, months);
    addTo(flows.savings, own);
    addTo(flows.subsidies, subsidies);
    addTo(pot.contributions, own);
    addTo(pot.contributions, subsidies);
  }
  return {
    immediate: classes.immediate,
    twelveMonths: classes['twelve-months'],
    bound: classes.bound,
    contracts,
  };
}

function classPot(plan: ProjectionPlan, liquidity: LiquidityClass, months: number): Pot {
  return {
    liquidity,
    balance: requireAmount(plan.assets[liquidity], `assets.${liquidity}`),
    annualReturn: requireGrowthRate(plan.returns[liquidity], `returns.${liquidity}`),
    contributions: new Float64Array(months),
    payoutMonth: undefined,
  };
}

function contractPot(plan: ProjectionPlan, saving: PlannedSaving, months: number): Pot {
  const annualReturn = saving.annualReturn ?? plan.returns[saving.liquidity];
  return {
    liquidity: saving.liquidity,
    balance: 0,
    annualReturn: requireGrowthRate(annualReturn, 'savings.annualReturn'),
    contributions: new Float64Array(months),
    payoutMonth: payoutMonth(plan, saving),
  };
}

/** Payments after the payout would have nowhere to go, so they are refused. */
function payoutMonth({ start }: ProjectionPlan, saving: PlannedSaving): number | undefined {
  if (saving.payout === undefined) return undefined;
  const payout = monthIndex(start, saving.payout, 'savings.payout');
  const until = saving.until === undefined ? payout : monthIndex(start, saving.until, 'savings.until');
  if (payout < 0 || until > payout) {
    throw new FinanceError('invalid-date', 'savings.payout', 'lies before the start or the last payment');
  }
  return payout;
}

function payments(plan: ProjectionPlan, saving: PlannedSaving, months: number): Float64Array {
  const series = new Float64Array(months);
  // A contract that is paid out takes no further payments.
  const until = saving.until ?? saving.payout;
  const recurring = until === undefined ? saving : { ...saving, until };
  addRecurring(series, recurring, { start: plan.start, field: 'savings' });
  return series;
}

function addTo(target: Float64Array, source: Float64Array): void {
  source.forEach((amount, month) => {
    target[month] = (target[month] ?? 0) + amount;
  });
}
