import type { Cents, IsoDate } from '@vp-digital/core/finance';
import {
  type ExpenseCategory,
  type Figure,
  freeAmountFigure,
  livingCostsFigure,
  loanRatesFigure,
  premiumsFigure,
  savingRatesFigure,
  type SectionData,
  shownExpenses,
  shownFreeAmount,
} from '@vp-digital/core/household';

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

/** Every category that something is recorded in, what the contracts say, and what is left. */
export function budgetLines(household: Household, date: IsoDate): BudgetLine[] {
  const [month, year] = [shownExpenses(household), shownExpenses(household, 'year')];
  const [sums, ofYear] = [shownFreeAmount(household), shownFreeAmount(household, 'year')];
  return [
    ...[...month].map(([key, amount]) => ({
      key,
      figure: livingCostsFigure,
      month: amount,
      year: year.get(key),
    })),
    ...parts.map(({ key, figure }) => {
      const isKnown = figure.of(household, { date }).kind === 'computed';
      return {
        key,
        figure,
        month: isKnown ? sums[key] : undefined,
        year: isKnown ? ofYear[key] : undefined,
      };
    }),
  ];
}

/** Whether something is recorded with an amount. */
export const hasExpenses = ({ expenses }: Pick<SectionData, 'expenses'>): boolean =>
  Object.values(expenses.items).some(({ amount }) => amount > 0);
