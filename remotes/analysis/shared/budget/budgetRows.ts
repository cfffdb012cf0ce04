import type { Cents, IsoDate } from '@vp-digital/core/finance';
import {
  type ExpenseCategory,
  type Figure,
  type FigureName,
  freeAmountFigure,
  knownParts,
  livingCostsFigure,
  loanRatesFigure,
  type Period,
  premiumsFigure,
  savingRatesFigure,
  type SectionData,
  shownExpenses,
  shownFreeAmount,
} from '@vp-digital/core/household';
import { nearestEuro } from '@vp-digital/core/reference/format';
import type { FrozenState } from '../frozen/useFrozenState';

type Household = Pick<SectionData, 'incomes' | 'expenses' | 'contracts' | 'absences'>;

/** A line of the month, in whole euros that add up. */
export interface BudgetLine {
  key: ExpenseCategory | 'insurance' | 'loanRates' | 'savings' | 'free';
  figure: Pick<Figure, 'name'>;
  /** Of a month and of a year; undefined where it is not known. */
  month: Cents | undefined;
  year: Cents | undefined;
}

const parts = [
  { key: 'insurance', figure: premiumsFigure },
  { key: 'loanRates', figure: loanRatesFigure },
  { key: 'savings', figure: savingRatesFigure },
  { key: 'free', figure: freeAmountFigure },
] as const;

/** What a month and a year come to. */
type OfPeriods = Pick<BudgetLine, 'month' | 'year'>;

/** Lines, and what they add up to where that was kept and not added up here. */
export interface Budget {
  lines: BudgetLine[];
  sums?: Record<'livingCosts' | 'householdNet', OfPeriods>;
}

/** Every category that something is recorded in, what the contracts say, and what is left. */
export function budgetOf(household: Household, date: IsoDate): Budget {
  return { lines: [...categoryLines(household), ...partLines(household, date)] };
}

/**
 * The budget of a state: what was typed then, and the sums as they were computed then; what was not kept of the year is not
 * known. An older state has kept none of them: it is computed for its own day.
 */
export function storedBudget(
  household: Household,
  { date, derived }: Pick<FrozenState, 'date' | 'derived'>,
): Budget {
  const figures = derived?.figures;
  if (!figures) return budgetOf(household, date);
  const kept = (name: FigureName): OfPeriods => ({
    month: rounded(figures[name]),
    year: rounded(figures[`${name}OfYear`]),
  });
  return {
    lines: [
      ...categoryLines(household),
      ...parts.map(({ key, figure }) => ({ key, figure, ...kept(figure.name) })),
    ],
    sums: { livingCosts: kept('livingCosts'), householdNet: kept('householdNet') },
  };
}

const rounded = (cents: Cents | undefined): Cents | undefined =>
  cents === undefined ? undefined : nearestEuro(cents);

function categoryLines(household: Household): BudgetLine[] {
  const [month, year] = [shownExpenses(household), shownExpenses(household, 'year')];
  return [...month].map(([key, amount]) => ({
    key,
    figure: livingCostsFigure,
    month: amount,
    year: year.get(key),
  }));
}

function partLines(household: Household, date: IsoDate): BudgetLine[] {
  const of = (period: Period) => knownParts(household, shownFreeAmount(household, period));
  const [sums, ofYear] = [of('month'), of('year')];
  return parts.map(({ key, figure }) => {
    const isKnown = figure.of(household, { date }).kind === 'computed';
    return {
      key,
      figure,
      month: isKnown ? sums[key] : undefined,
      year: isKnown ? ofYear[key] : undefined,
    };
  });
}

/** Whether something is recorded with an amount. */
export const hasExpenses = ({ expenses }: Pick<SectionData, 'expenses'>): boolean =>
  Object.values(expenses.items).some(({ amount }) => amount > 0);
