import type { Cents } from '@vp-digital/core/finance';
import {
  type ExpenseCategory,
  freeAmountFigure,
  type Figure,
  knownFree,
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
] as const;

/** Every category that something is recorded in, what the contracts say, and what is left. */
export function budgetLines(household: Household): BudgetLine[] {
  const [month, year] = [shownExpenses(household), shownExpenses(household, 'year')];
  const [sums, ofYear] = [shownFreeAmount(household), shownFreeAmount(household, 'year')];
  const isKnown = knownFree(household).kind === 'computed';
  return [
    ...[...month].map(([key, amount]) => ({
      key,
      figure: livingCostsFigure,
      month: amount,
      year: year.get(key),
    })),
    ...parts.map(({ key, figure }) => ({ key, figure, month: sums[key], year: ofYear[key] })),
    {
      key: 'free' as const,
      figure: freeAmountFigure,
      month: isKnown ? sums.free : undefined,
      year: isKnown ? ofYear.free : undefined,
    },
  ];
}
