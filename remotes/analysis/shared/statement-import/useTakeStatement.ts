import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useEntries } from '@vp-digital/core/micro-app';
import { largestExpense } from '../budget/expenseLimits';
import { useSnapshotFirst } from '../file-import/useSnapshotFirst';
import { newIncome } from '../income/newIncome';
import type { DecidedCategory, DecidedIncome, StatementData } from './choices';
import { useLineName } from './useLineName';

export interface Decided {
  categories: readonly DecidedCategory[];
  incomes: readonly DecidedIncome[];
}

/** What is taken: each expense, and each income of which is known whose it is. */
export function takenOf({ categories, incomes }: Decided) {
  const expenses = categories.flatMap(({ lines }) =>
    lines.filter(({ isTaken, amount }) => isTaken && amount <= largestExpense),
  );
  return {
    expenses,
    incomes: incomes.flatMap(({ personId, ...income }) =>
      income.isTaken && personId !== undefined ? [{ ...income, personId }] : [],
    ),
    replaced: categories
      .filter(({ category, isReplaced }) => isReplaced && expenses.some((line) => line.category === category))
      .flatMap(({ category, recorded }) => recorded.map((id) => ({ id, category }))),
  };
}

/** What was confirmed is written once the household as it stands is frozen. */
export function useTakeStatement(data: StatementData) {
  const { t: expenseWord } = useTranslation('household/expenses');
  const { t: incomeWord } = useTranslation('household/incomes');
  const { detailOf, nameOf } = useLineName();
  const lists = { expenses: useEntries('expenses'), incomes: useEntries('incomes') };
  const { state, label, take } = useSnapshotFirst();

  const write = ({ expenses, incomes, replaced }: ReturnType<typeof takenOf>) => {
    for (const { id, category } of replaced) lists.expenses.remove(id, expenseWord(`category.${category}`));
    const position = Object.keys(data.expenses.items).length;
    for (const [index, line] of expenses.entries()) {
      const { category, amount, frequency } = line;
      const detail = detailOf(line);
      lists.expenses.put(
        crypto.randomUUID(),
        {
          category,
          amount,
          frequency,
          position: position + index,
          source: 'import',
          ...(detail !== undefined && { detail }),
        },
        nameOf(line),
      );
    }
    const count = Object.keys(data.incomes.items).length;
    for (const [index, { personId, kind, net }] of incomes.entries())
      lists.incomes.put(
        crypto.randomUUID(),
        { ...newIncome(personId, kind, count + index), net, source: 'import' },
        incomeWord(`kind.${kind}`),
      );
  };
  return { state, label, take: (decided: Decided) => take(() => write(takenOf(decided))) };
}
