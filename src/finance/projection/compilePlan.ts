import {
  FinanceError,
  requireAmount,
  requireCount,
  requireDate,
  requireGrowthRate,
  requireRate,
  requireRecord,
  requireRecords,
  roundHalfUp,
} from '../core';
import { growthFactor } from '../rates';
import { compilePots, type Pots } from './compilePots';
import { addLoan } from './loanSeries';
import { monthIndex } from './monthIndex';
import type { ProjectionPlan } from './plan';
import { addRecurring } from './recurringSeries';

/** What moves each month, whatever the markets do; in whole cents, one entry a month. */
export interface MonthlyFlows {
  incomes: Float64Array;
  /** Net. */
  pensions: Float64Array;
  expenses: Float64Array;
  premiums: Float64Array;
  savings: Float64Array;
  /** What others add to savings; not part of the cash flow. */
  subsidies: Float64Array;
  loanPayments: Float64Array;
  goals: Float64Array;
  /** Debt of all loans at the end of the month. */
  debts: Float64Array;
}

/** A plan turned into numbers, ready to be followed month by month. */
export interface CompiledPlan {
  months: number;
  flows: MonthlyFlows;
  pots: Pots;
  /** What is left each month before goals: incomes + pensions − expenses − premiums − savings − loan payments (F4). */
  cashFlow: Float64Array;
}

/** Checks a plan and lays its flows out by month. Throws FinanceError that names the member at fault. */
export function compilePlan(plan: ProjectionPlan): CompiledPlan {
  requireLists(plan);
  const months = requireCount(plan.months, 'months', 1, 1200);
  requireDate(plan.start, 'start');
  requireGrowthRate(plan.inflation, 'inflation');
  const flows: MonthlyFlows = {
    incomes: new Float64Array(months),
    pensions: new Float64Array(months),
    expenses: new Float64Array(months),
    premiums: new Float64Array(months),
    savings: new Float64Array(months),
    subsidies: new Float64Array(months),
    loanPayments: new Float64Array(months),
    goals: new Float64Array(months),
    debts: new Float64Array(months),
  };

  const { start, inflation } = plan;
  for (const income of plan.incomes) addRecurring(flows.incomes, income, { start, field: 'incomes' });
  for (const premium of plan.premiums) addRecurring(flows.premiums, premium, { start, field: 'premiums' });
  for (const expense of plan.expenses) {
    addRecurring(flows.expenses, expense, { start, field: 'expenses', growth: inflation });
  }
  addPensions(flows.pensions, plan);
  addGoals(flows.goals, plan);
  for (const loan of plan.loans) addLoan({ payments: flows.loanPayments, debts: flows.debts }, loan, start);
  const pots = compilePots(plan, flows);
  return { months, flows, pots, cashFlow: cashFlowOf(flows) };
}

/** Also what is written down by hand or comes over the wire has all its lists. */
function requireLists(plan: ProjectionPlan): void {
  requireRecord(plan, 'plan');
  requireRecord(plan.assets, 'assets');
  requireRecord(plan.returns, 'returns');
  for (const list of ['incomes', 'pensions', 'expenses', 'premiums', 'savings', 'loans', 'goals'] as const)
    requireRecords<object>(plan[list], list);
}

function addPensions(series: Float64Array, plan: ProjectionPlan): void {
  for (const pension of plan.pensions) {
    const gross = requireAmount(pension.amount, 'pensions.amount');
    const amount = roundHalfUp(gross * requireRate(pension.netFactor, 'pensions.netFactor'));
    addRecurring(series, { ...pension, amount }, { start: plan.start, field: 'pensions' });
  }
}

/** Goals after the end of the projection are not part of it: an array of numbers takes nothing beyond its end. */
function addGoals(series: Float64Array, plan: ProjectionPlan): void {
  for (const goal of plan.goals) {
    const amount = requireAmount(goal.amount, 'goals.amount');
    const month = monthIndex(plan.start, goal.date, 'goals.date');
    if (month < 0) throw new FinanceError('invalid-date', 'goals.date', 'lies before the start');
    series[month] = (series[month] ?? 0) + roundHalfUp(amount * growthFactor(plan.inflation, month / 12));
  }
}

function cashFlowOf(flows: MonthlyFlows): Float64Array {
  return flows.incomes.map((income, month) => {
    const incoming = income + (flows.pensions[month] ?? 0);
    const fixed = (flows.expenses[month] ?? 0) + (flows.premiums[month] ?? 0);
    return incoming - fixed - (flows.savings[month] ?? 0) - (flows.loanPayments[month] ?? 0);
  });
}
