import {
  type Expense,
  type ExpenseCategory,
  monthlyExpense,
  type SectionData,
} from '@vp-digital/core/household';

/** The documents that the expenses page reads; it edits `expenses`, the rest comes from the other pages. */
export const expenseSections = [
  'persons',
  'employments',
  'housing',
  'incomes',
  'expenses',
  'contracts',
  'assets',
] as const;

export type ExpensesData = Pick<SectionData, (typeof expenseSections)[number]>;

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

/** F3 of a category: its amounts per month. */
export const monthlyOf = (entries: readonly ExpenseEntry[]): number =>
  entries.reduce((sum, { expense }) => sum + monthlyExpense(expense), 0);
