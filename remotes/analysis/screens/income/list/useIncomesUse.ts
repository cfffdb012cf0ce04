import { adults, type Income, shortNameOf } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useEntries } from '@vp-digital/core/micro-app';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { useCallback } from 'react';
import { incomeKinds } from '../../../shared/income/incomeKinds';
import { noChoices } from '../../../shared/list-import/choices';
import type { ListUse } from '../../../shared/list-import/listUse';
import { createPersonsOf, meantPersons } from '../../../shared/list-import/persons';
import { useFrequencyOptions } from '../../../shared/list-import/useFrequencyOptions';
import { usePersonOptions } from '../../../shared/list-import/usePersonOptions';
import { decidedIncomes, type IncomeListData } from './decidedIncomes';

/** Incomes from a list. */
export function useIncomesUse(data: IncomeListData): ListUse<Income> {
  const { t: code } = useTranslation('household/incomes');
  const { t } = useTranslation('analysis', { keyPrefix: 'listImport' });
  const { money, date } = useFormat();
  const { put } = useEntries('incomes');
  const today = useHost().clock.today();
  const due = useFrequencyOptions();
  const people = usePersonOptions(data, 'adults', false);
  const named = createPersonsOf(data, noChoices);
  return {
    list: 'incomes',
    words: [
      {
        column: 'kind',
        options: incomeKinds.map((value) => ({ value, label: code(`kind.${value}`) })),
        isAskedEmpty: true,
      },
      { column: 'frequency', options: due.filter(({ value }) => value !== 'once'), isAskedEmpty: true },
      { column: 'person', options: people, isAskedEmpty: adults(data).length > 1 },
    ],
    meaningOf: (row, column) => (column === 'person' ? meantPersons(named(row)) : row.codes[column]),
    decide: useCallback<ListUse<Income>['decide']>(
      (rows, choices) => decidedIncomes(rows, data, choices, today),
      [data, today],
    ),
    textsOf: ({ kind, personId, net, gross, from, until }) => ({
      name: `${code(`kind.${kind}`)}, ${shortNameOf(data, personId) ?? ''}`,
      facts: [
        ...(net === undefined ? [] : [t('netMonthly', { amount: money(net) })]),
        ...(gross === undefined ? [] : [t('grossMonthly', { amount: money(gross) })]),
        ...(from === undefined ? [] : [`${t('column.from')}: ${date(from)}`]),
        ...(until === undefined ? [] : [`${t('column.until')}: ${date(until)}`]),
      ],
    }),
    write: (incomes) => {
      const position = Object.keys(data.incomes.items).length;
      for (const [index, income] of incomes.entries())
        put(crypto.randomUUID(), { ...income, position: position + index }, code(`kind.${income.kind}`));
    },
  };
}
