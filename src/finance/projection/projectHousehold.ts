import { addMonths, type Cents, type IsoDate } from '../core';
import { compilePlan } from './compilePlan';
import { followPots } from './followPots';
import type { ProjectionPlan } from './plan';
import { type ProjectionYear, projectionYears } from './projectionYears';

/** A month of a projection, counted from 1, with its date. */
export interface ProjectionMonth {
  month: number;
  date: IsoDate;
}

export interface Projection {
  years: ProjectionYear[];
  /** The first year whose cash flow is negative before any goal; `undefined` when there is none. */
  firstDeficitYear: number | undefined;
  /** The first month at whose end money was missing ("Konto leer"); `undefined` when there is none. */
  firstDeficitMonth: ProjectionMonth | undefined;
  /** The month with the least money that can be had within twelve months; below zero: what is missing. */
  lowestLiquidity: ProjectionMonth & { amount: Cents };
  /** Liquidity at the end of each month, in cents. */
  liquidityByMonth: Float64Array;
}

/**
 * A household's cash flow and wealth month by month, summed up in years.
 *
 * Amounts are rounded to cents where money is paid or credited, so every year adds up exactly:
 * assets + cash flow − goals + savings + subsidies + returns = assets a year later.
 * Expenses grow with inflation; taxes are those in the net amounts given.
 *
 * @throws FinanceError that names the member at fault (`incomes.amount`, `goals.date`, …)
 */
export function projectHousehold(plan: ProjectionPlan): Projection {
  const compiled = compilePlan(plan);
  const history = followPots(compiled);
  const years = projectionYears(compiled, history, plan);
  const liquidityByMonth = history.immediate.map(
    (amount, month) => amount + (history.twelveMonths[month] ?? 0),
  );

  const at = (index: number): ProjectionMonth => ({ month: index + 1, date: addMonths(plan.start, index) });
  const deficit = liquidityByMonth.findIndex((amount) => amount < 0);
  const amount = liquidityByMonth.reduce((lowest, value) => Math.min(lowest, value));
  return {
    years,
    firstDeficitYear: years.find(({ cashFlow }) => cashFlow < 0)?.year,
    firstDeficitMonth: deficit === -1 ? undefined : at(deficit),
    lowestLiquidity: { ...at(liquidityByMonth.indexOf(amount)), amount },
    liquidityByMonth,
  };
}
