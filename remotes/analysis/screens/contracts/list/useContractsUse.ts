import { adults, type Contract } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHost } from '@vp-digital/core/platform';
import { useCallback } from 'react';
import { contractKinds } from '../../../shared/contracts/data';
import { useContractList } from '../useContractList';
import { useLineOptions } from '../useLineOptions';
import { noChoices } from '../../../shared/list-import/choices';
import type { ListUse } from '../../../shared/list-import/listUse';
import { createPersonsOf, meantPersons } from '../../../shared/list-import/persons';
import { usePersonOptions } from '../../../shared/list-import/usePersonOptions';
import { useFrequencyOptions } from '../../../shared/list-import/useFrequencyOptions';
import { type ContractListData, decidedContracts } from './decidedContracts';
import { useContractTexts } from './useContractTexts';

/** Contracts from a list. */
export function useContractsUse(data: ContractListData): ListUse<Contract> {
  const { t: code } = useTranslation('household/contracts');
  const { put } = useContractList();
  const today = useHost().clock.today();
  const lineOptions = useLineOptions();
  const due = useFrequencyOptions();
  const people = usePersonOptions(data, 'everybody', true);
  const textsOf = useContractTexts(data);
  const named = createPersonsOf(data, noChoices);
  return {
    list: 'contracts',
    words: [
      { column: 'line', options: contractKinds.flatMap(lineOptions), isAskedEmpty: true },
      {
        column: 'frequency',
        options: [...due, { value: 'paidUp', label: code('state.paidUp') }],
        isAskedEmpty: true,
      },
      { column: 'person', options: people, isAskedEmpty: adults(data).length > 1 },
    ],
    meaningOf: (row, column) => {
      if (column === 'person') return meantPersons(named(row));
      const isNeedless =
        column === 'frequency' && row.texts[column] === undefined && row.amounts['premium'] === undefined;
      return row.codes[column] ?? (isNeedless ? '' : undefined);
    },
    decide: useCallback<ListUse<Contract>['decide']>(
      (rows, choices) => decidedContracts(rows, data, choices, today),
      [data, today],
    ),
    textsOf,
    write: (contracts) => {
      const position = Object.keys(data.contracts.items).length;
      for (const [index, contract] of contracts.entries())
        put(crypto.randomUUID(), { ...contract, position: position + index });
    },
  };
}
