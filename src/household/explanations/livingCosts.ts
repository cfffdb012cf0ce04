import type { Cents } from '@vp-digital/core/finance';
import { type ExpenseCategory, expenseCategories, type SectionData } from '../documents';
import type { OfPeriod } from '../figures/defineFigure';
import { type FigureExplanation, line, total } from './steps';
import { amountIn } from '../figures/monthly';
import type { BudgetMonth } from '../figures/shown/budgetMonth';

/** Living costs: what is spent in each category. */
export function explain(
  { exact }: BudgetMonth,
  { period = 'month' }: OfPeriod,
  { expenses }: Pick<SectionData, 'expenses'>,
): FigureExplanation {
  const spent = new Map<ExpenseCategory, Cents>();
  for (const expense of Object.values(expenses.items))
    spent.set(expense.category, (spent.get(expense.category) ?? 0) + amountIn(period, expense));
  const categories = expenseCategories.filter((category) => (spent.get(category) ?? 0) > 0);
  return {
    remark: period === 'year' ? 'paymentsOfYear' : 'paymentsOfMonth',
    sections: [
      {
        key: 'livingCosts',
        of: period,
        steps: [
          ...categories.map((category) => line(`expenses.${category}`, spent.get(category) ?? 0)),
          total('livingCosts', exact.expenses),
        ],
      },
    ],
  };
}
