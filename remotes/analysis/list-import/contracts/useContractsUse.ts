import {
  adults,
  benefitKind,
  type Contract,
  isPremiumMissing,
  personsOfContract,
  shortNameOf,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { useCallback } from 'react';
import { contractKinds } from '../../contracts/data';
import { useContractList } from '../../contracts/useContractList';
import { useLineOptions } from '../../contracts/useLineOptions';
import { noChoices } from '../choices';
import type { ListUse } from '../listUse';
import { createPersonsOf } from '../persons';
import { usePersonOptions } from '../usePersonOptions';
import { useFrequencyOptions } from '../useFrequencyOptions';
import { type ContractListData, decidedContracts } from './decidedContracts';

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
      { column: 'line', options: contractKinds.flatMap(lineOptions), isAskedEmpty: false },
      {
        column: 'frequency',
        options: [...due, { value: 'paidUp', label: code('state.paidUp') }],
        isAskedEmpty: true,
      },
      { column: 'person', options: people, isAskedEmpty: adults(data).length > 1 },
    ],
    isKnown: (row, column) => {
      if (column === 'person') return named(row) !== undefined;
      return (
        row.codes[column] !== undefined ||
        (column === 'frequency' && row.texts[column] === undefined && row.amounts['premium'] === undefined)
      );
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

/** What would be written, in words. */
function useContractTexts(data: ContractListData): ListUse<Contract>['textsOf'] {
  const { t } = useTranslation('analysis', { keyPrefix: 'contracts' });
  const { t: code } = useTranslation('household/contracts');
  const { money, date, percent } = useFormat();
  return (contract) => {
    const { line, company, number, start, end, premium, frequency, state } = contract;
    const fact = (label: string, value: string | undefined) => (value === undefined ? [] : [`${label}: ${value}`]);
    const amount = (label: string, cents: number | undefined) => fact(label, cents === undefined ? undefined : money(cents));
    const day = (label: string, of: string | undefined) => fact(label, of === undefined ? undefined : date(of));
    const names = personsOfContract(contract, data).flatMap((id) => shortNameOf(data, id) ?? []);
    const common = [
      ...(isPremiumMissing(contract) || premium === 0
        ? []
        : fact(t(`premium.${contract.kind}`), `${money(premium)} ${code(`frequency.${frequency}`)}`)),
      ...(state === 'paidUp' ? [code('state.paidUp')] : []),
      ...fact(t('field.number'), number),
      ...fact(t('field.persons'), names.length > 0 ? names.join(', ') : undefined),
      ...day(t('notice.start'), start),
      ...day(t('field.end'), end),
    ];
    const own = {
      insurance: () =>
        contract.kind === 'insurance' ? amount(t(`field.benefit.${benefitKind(contract.line)}`), contract.benefit) : [],
      saving: () =>
        contract.kind === 'saving'
          ? [
              ...amount(t('field.balance'), contract.balance),
              ...day(t('field.balanceAsOf'), contract.balanceAsOf),
              ...amount(t(`field.targetSum.${contract.line === 'buildingSavings' ? 'building' : 'other'}`), contract.targetSum),
              ...amount(t('field.projectedPension'), contract.projectedPension),
            ]
          : [],
      loan: () =>
        contract.kind === 'loan'
          ? [
              ...amount(t('field.remainingDebt'), contract.remainingDebt),
              ...day(t('field.debtAsOf'), contract.debtAsOf),
              ...fact(t('field.interest'), contract.interest === undefined ? undefined : percent(contract.interest / 10_000, { maximumDecimals: 2 })),
            ]
          : [],
    }[contract.kind]();
    const name = code(`line.${line}`);
    return { name: company === '' ? name : `${name}, ${company}`, facts: [...common, ...own] };
  };
}
