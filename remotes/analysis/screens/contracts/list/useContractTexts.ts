import { benefitKind, type Contract, personsOfContract, shortNameOf } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import type { ListUse } from '../../../shared/list-import/listUse';
import type { ContractListData } from './decidedContracts';

type Fact = readonly [label: string, value: string | undefined];

/** What would be written of a contract, in words. */
export function useContractTexts(data: ContractListData): ListUse<Contract>['textsOf'] {
  const { t } = useTranslation('analysis', { keyPrefix: 'contracts' });
  const { t: code } = useTranslation('household/contracts');
  const factsOf = useFactsOfKind();
  const { money, date } = useFormat();
  return (contract) => {
    const { line, company, number, start, end, premium, frequency, state } = contract;
    const names = personsOfContract(contract, data).flatMap((id) => shortNameOf(data, id) ?? []);
    const facts: readonly Fact[] = [
      [
        t(`premium.${contract.kind}`),
        premium > 0 ? `${money(premium)} ${code(`frequency.${frequency}`)}` : undefined,
      ],
      [t('field.state'), state === 'paidUp' ? code('state.paidUp') : undefined],
      [t('field.number'), number],
      [t('field.persons'), names.length > 0 ? names.join(', ') : undefined],
      [t('notice.start'), start && date(start)],
      [t('field.end'), end && date(end)],
      ...factsOf(contract),
    ];
    const name = code(`line.${line}`);
    return {
      name: company === '' ? name : `${name}, ${company}`,
      facts: facts.flatMap(([label, value]) => (value === undefined ? [] : [`${label}: ${value}`])),
    };
  };
}

/** What only contracts of one kind have. */
function useFactsOfKind(): (contract: Contract) => readonly Fact[] {
  const { t } = useTranslation('analysis', { keyPrefix: 'contracts.field' });
  const { money, date, percent } = useFormat();
  const amount = (cents: number | undefined) => (cents === undefined ? undefined : money(cents));
  return (contract) => {
    switch (contract.kind) {
      case 'insurance':
        return [[t(`benefit.${benefitKind(contract)}`), amount(contract.benefit)]];
      case 'saving':
        return [
          [t('balance'), amount(contract.balance)],
          [t('balanceAsOf'), contract.balanceAsOf && date(contract.balanceAsOf)],
          [
            t(contract.line === 'buildingSavings' ? 'targetSum.building' : 'targetSum.other'),
            amount(contract.targetSum),
          ],
          [t('projectedPension'), amount(contract.projectedPension)],
        ];
      case 'loan':
        return [
          [t('remainingDebt'), amount(contract.remainingDebt)],
          [t('debtAsOf'), contract.debtAsOf && date(contract.debtAsOf)],
          [
            t('interest'),
            contract.interest === undefined
              ? undefined
              : percent(contract.interest / 10_000, { maximumDecimals: 2 }),
          ],
        ];
    }
  };
}
