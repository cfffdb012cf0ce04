import type { SectionData } from '../documents';
import type { OfEntry } from '../figures/defineFigure';
import { cents, count, type FigureExplanation, info, total } from './steps';
import { amountIn } from '../figures/monthly';

/** F3: what is paid in a year, divided by its months. */
export function explain(
  month: number,
  { entryId }: OfEntry,
  { expenses }: Pick<SectionData, 'expenses'>,
): FigureExplanation {
  const expense = expenses.items[entryId];
  if (!expense) return { sections: [] };
  const year = amountIn('year', expense);
  return {
    sections: [
      {
        key: 'monthlyAmount',
        of: 'once',
        steps: [
          info(`expenses.${expense.category}`, expense.amount),
          info('paidInYear', year, {
            ...(expense.amount > 0 && {
              formula: '{amount} × {times}',
              values: { amount: cents(expense.amount), times: count(year / expense.amount) },
            }),
          }),
          total('monthlyAmount', month, { formula: '{year} ÷ 12', values: { year: cents(year) } }),
        ],
      },
    ],
  };
}
