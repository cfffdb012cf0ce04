import { adults, type Expense, expenseCategories, shortNameOf } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useEntries } from '@vp-digital/core/micro-app';
import { useFormat } from '@vp-digital/core/platform';
import { useCallback } from 'react';
import { noChoices } from '../../../shared/list-import/choices';
import type { ListUse } from '../../../shared/list-import/listUse';
import { createPersonsOf, meantPersons } from '../../../shared/list-import/persons';
import { useFrequencyOptions } from '../../../shared/list-import/useFrequencyOptions';
import { usePersonOptions } from '../../../shared/list-import/usePersonOptions';
import { decidedExpenses, type ExpenseListData } from './decidedExpenses';

/** Expenses from a list. */
export function useExpensesUse(data: ExpenseListData): ListUse<Expense> {
  const { t: code } = useTranslation('household/expenses');
  const { t } = useTranslation('analysis', { keyPrefix: 'listImport' });
  const { money } = useFormat();
  const { put } = useEntries('expenses');
  const due = useFrequencyOptions();
  const people = usePersonOptions(data, 'everybody', true);
  const named = createPersonsOf(data, noChoices);
  const nameOf = ({ category, detail }: Expense) => {
    const name = code(`category.${category}`);
    return detail === undefined ? name : `${name}: ${detail}`;
  };
  return {
    list: 'expenses',
    words: [
      {
        column: 'category',
        options: [
          ...expenseCategories.map((value) => ({ value, label: code(`category.${value}`) })),
          { value: 'contracts', label: t('words.contracts') },
        ],
        isAskedEmpty: true,
      },
      { column: 'frequency', options: due, isAskedEmpty: true },
      { column: 'person', options: people, isAskedEmpty: adults(data).length > 1 },
    ],
    meaningOf: (row, column) => (column === 'person' ? meantPersons(named(row)) : row.codes[column]),
    decide: useCallback<ListUse<Expense>['decide']>(
      (rows, choices) => decidedExpenses(rows, data, choices),
      [data],
    ),
    textsOf: (expense) => {
      const { amount, frequency, personId } = expense;
      const whose = personId === undefined ? undefined : shortNameOf(data, personId);
      return {
        name: nameOf(expense),
        facts: [
          `${money(amount)} ${code(`frequency.${frequency}`)}`,
          ...(whose === undefined ? [] : [`${t('column.person')}: ${whose}`]),
        ],
      };
    },
    write: (expenses) => {
      const position = Object.keys(data.expenses.items).length;
      for (const [index, expense] of expenses.entries())
        put(crypto.randomUUID(), { ...expense, position: position + index }, nameOf(expense));
    },
  };
}
