import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useEntries, useHouseholdId } from '@vp-digital/core/micro-app';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { useAreaServices } from '@vp-digital/core/services';
import { useState } from 'react';
import { newIncome } from '../newIncome';
import { useCreateSnapshotMutation } from '../snapshotsApi';
import type { DecidedCategory, DecidedIncome, StatementData } from './choices';
import { useLineName } from './useLineName';

export interface Decided {
  categories: readonly DecidedCategory[];
  incomes: readonly DecidedIncome[];
}

export type TakeState = 'idle' | 'busy' | 'noSnapshot' | 'unsaved' | 'done';

/** No single expense is above it: a slip of a file. */
const largestExpense = 100_000_00;

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

/**
 * Freezes the household as it stands, then writes what was confirmed: as everything that the advisor types, with the same rights
 * and to be taken back in one step. Without the snapshot nothing is written.
 */
export function useTakeStatement(data: StatementData) {
  const { t } = useTranslation('analysis', { keyPrefix: 'statementImport' });
  const { t: expenseWord } = useTranslation('household/expenses');
  const { t: incomeWord } = useTranslation('household/incomes');
  const { date } = useFormat();
  const { clock } = useHost();
  const { detailOf, nameOf } = useLineName();
  const householdId = useHouseholdId();
  const { queues } = useAreaServices();
  const [createSnapshot] = useCreateSnapshotMutation();
  const lists = { expenses: useEntries('expenses'), incomes: useEntries('incomes') };
  const [state, setState] = useState<TakeState>('idle');
  const label = t('snapshot', { date: date(clock.today()) });

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
  return {
    state,
    label,
    take: async (decided: Decided) => {
      setState('busy');
      const saved = await queues.flushAll();
      const frozen =
        saved && (await createSnapshot({ householdId, request: { label, occasion: 'manual' } })).data;
      if (!frozen) return setState('noSnapshot');
      write(takenOf(decided));
      const written = await queues.flushAll();
      setState(written ? 'done' : 'unsaved');
    },
  };
}
