import type { Cents, IsoDate } from '@vp-digital/core/finance';
import type { AssetKind, SectionData } from '@vp-digital/core/household';
import type { ReportSettings } from './reportSettings';

export const assetGroups = ['liquid', 'invested', 'property', 'bound'] as const;
export type AssetGroup = (typeof assetGroups)[number];

export interface BalanceItem {
  /** Id of the entry or contract that it is recorded in. */
  key: string;
  name: string;
  amount: Cents;
  asOf: IsoDate | undefined;
}

const groupOf: Record<AssetKind, AssetGroup> = {
  currentAccount: 'liquid',
  callMoney: 'liquid',
  cash: 'liquid',
  fixedDeposit: 'invested',
  securities: 'invested',
  preciousMetal: 'invested',
  crypto: 'invested',
  ownHome: 'property',
  rentedProperty: 'property',
  vehicle: 'bound',
  shareholding: 'bound',
  other: 'bound',
};

type Balance = Pick<SectionData, 'assets' | 'liabilities' | 'contracts'>;

const inOrder = <Entry extends { position: number }>(items: Record<string, Entry>) =>
  Object.entries(items).sort(([, a], [, b]) => a.position - b.position);

/** Everything owned, as F10 counts it: assets, and the balances of savings contracts. */
export function assetItems(
  { assets, contracts }: Balance,
  { t }: Pick<ReportSettings, 't'>,
): (BalanceItem & { group: AssetGroup })[] {
  return [
    ...inOrder(assets.items).map(([key, { kind, name, value, asOf }]) => ({
      key,
      name: name ?? t(`report.balance.asset.${kind}`),
      amount: value,
      asOf,
      group: groupOf[kind],
    })),
    ...inOrder(contracts.items).flatMap(([key, contract]) =>
      contract.kind === 'saving' && contract.balance
        ? [
            {
              key,
              name: t(`report.contracts.line.${contract.line}`),
              amount: contract.balance,
              asOf: contract.balanceAsOf,
              group: 'bound' as const,
            },
          ]
        : [],
    ),
  ];
}

/** Everything owed, as F10 counts it: remaining debts of loans, and further liabilities. */
export function debtItems(
  { liabilities, contracts }: Balance,
  { t }: Pick<ReportSettings, 't'>,
): BalanceItem[] {
  return [
    ...inOrder(contracts.items).flatMap(([key, contract]) =>
      contract.kind === 'loan' && contract.remainingDebt
        ? [
            {
              key,
              name: t(`report.contracts.line.${contract.line}`),
              amount: contract.remainingDebt,
              asOf: contract.debtAsOf,
            },
          ]
        : [],
    ),
    ...inOrder(liabilities.items).map(([key, { kind, name, amount, asOf }]) => ({
      key,
      name: name ?? t(`report.balance.debt.${kind}`),
      amount,
      asOf,
    })),
  ];
}
