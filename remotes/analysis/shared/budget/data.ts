import {
  amountIn,
  type DataOf,
  type Expense,
  type ExpenseCategory,
  type Period,
  type SectionData,
} from '@vp-digital/core/household';
import type { documents } from '../documents';

/** What the expenses page shows; it edits `expenses`, the rest comes from the other pages. */
export type ExpensesData = DataOf<typeof documents.expenses>;

export interface ExpenseEntry {
  id: string;
  expense: Expense;
}

/** The amounts of one category in the order in which they were recorded. */
export const entriesOf = (
  { expenses }: Pick<SectionData, 'expenses'>,
  category: ExpenseCategory,
): ExpenseEntry[] =>
  Object.entries(expenses.items)
    .map(([id, expense]) => ({ id, expense }))
    .filter(({ expense }) => expense.category === category)
    .sort((a, b) => a.expense.position - b.expense.position);

/** A category's amounts in a period. */
export const amountOf = (entries: readonly ExpenseEntry[], period: Period): number =>
  entries.reduce((sum, { expense }) => sum + amountIn(period, expense), 0);
