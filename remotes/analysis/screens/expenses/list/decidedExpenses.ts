import {
  type Expense,
  type ExpenseCategory,
  expenseCategories,
  type Frequency,
  monthlyExpense,
  type SectionData,
} from '@vp-digital/core/household';
import { largestExpense } from '../../../shared/budget/expenseLimits';
import { plain } from '../../../shared/file-import/reading/plain';
import { isAbout } from '../../../shared/statement-import/proposal';
import { type Choices, codeOf } from '../../../shared/list-import/choices';
import { type Decided, type Doubt, type Problem, withTaken } from '../../../shared/list-import/decided';
import { createPersonsOf, strangerIn } from '../../../shared/list-import/persons';
import type { ListRow } from '../../../shared/list-import/reading/row';

export type ExpenseListData = Pick<SectionData, 'persons' | 'expenses'>;

/** So long may the words of an expense be. */
const longestDetail = 60;

/** What becomes of the rows of a list of expenses. */
export function decidedExpenses(
  rows: readonly ListRow[],
  data: ExpenseListData,
  choices: Choices,
): Decided<Expense>[] {
  const personsOf = createPersonsOf(data, choices);
  const doubtOf = createExpenseDoubt(data);
  return rows.map((row) => {
    const meant = codeOf(row, 'category', choices);
    const category = expenseCategories.find((known) => known === meant);
    const frequency = dueOf(codeOf(row, 'frequency', choices));
    const amount = row.amounts['amount'];
    const detail = row.texts['detail'];
    const people = personsOf(row);
    const [personId, further] = people ?? [];
    const common = {
      number: row.number,
      unread: row.unread,
      missing: [],
      unfit: [],
      tooLong: detail !== undefined && detail.length > longestDetail ? ['detail'] : [],
    };
    const problem = problemOf(meant, category, amount, frequency);
    if (problem || !category || amount === undefined || !frequency)
      return { ...common, problem, isTaken: false };
    const expense: Expense = {
      category,
      amount,
      frequency,
      position: 0,
      source: 'import',
      ...(detail !== undefined && detail.length <= longestDetail && { detail }),
      ...(personId !== undefined && further === undefined && { personId }),
    };
    return withTaken(
      { ...common, entry: expense, doubt: strangerIn(row, people) ?? doubtOf(expense, row.number) },
      choices,
    );
  });
}

/** What can be due; nothing is paid up here. */
const dueOf = (code: string | undefined): Frequency | undefined =>
  code === 'paidUp' ? undefined : (code as Frequency | undefined); // words mean, and lists offer, frequencies

function problemOf(
  meant: string | undefined,
  category: ExpenseCategory | undefined,
  amount: number | undefined,
  frequency: Frequency | undefined,
): Problem | undefined {
  if (meant === 'contracts') return 'contract';
  if (meant === 'ownAccounts') return 'ownAccounts';
  if (!category) return 'category';
  if (amount === undefined) return 'amount';
  if (amount > largestExpense) return 'tooLarge';
  return frequency ? undefined : 'frequency';
}

/** Says of one expense after another whether it, or others of its category, stand already. */
function createExpenseDoubt({ expenses }: Pick<SectionData, 'expenses'>) {
  const there = Object.values(expenses.items);
  const above = new Map<string, number>();
  return (expense: Expense, number: number): Doubt | undefined => {
    const sameCategory = there.filter(({ category }) => category === expense.category);
    const monthly = monthlyExpense(expense);
    if (
      sameCategory.some(
        (one) => isAbout(monthlyExpense(one), monthly) && (monthly > 0 || one.amount === expense.amount),
      )
    )
      return { kind: 'same' };
    if (
      expense.detail !== undefined &&
      sameCategory.some(({ detail }) => detail !== undefined && plain(detail) === plain(expense.detail ?? ''))
    )
      return { kind: 'same' };
    if (sameCategory.length > 0)
      return { kind: 'others', monthly: sameCategory.reduce((sum, one) => sum + monthlyExpense(one), 0) };
    const key = [
      expense.category,
      expense.frequency,
      expense.amount,
      expense.personId,
      plain(expense.detail ?? ''),
    ].join(' ');
    const earlier = above.get(key);
    if (earlier !== undefined) return { kind: 'earlier', number: earlier };
    above.set(key, number);
    return undefined;
  };
}
