import type { Cents, IsoDate } from '@vp-digital/core/finance';
import type { SectionData } from '@vp-digital/core/household';
import type { EntryTexts } from './entryTexts';

export interface BalanceItem {
  /** Id of the entry or contract that it is recorded in. */
  key: string;
  name: string;
  amount: Cents;
  asOf: IsoDate | undefined;
}

type Balance = Pick<SectionData, 'assets' | 'liabilities' | 'contracts'>;

const inOrder = <Entry extends { position: number }>(items: Record<string, Entry>) =>
  Object.entries(items).sort(([, a], [, b]) => a.position - b.position);

/** Everything owned, as F10 counts it: assets, and the balances of savings contracts. */
export function assetItems({ assets, contracts }: Balance, t: EntryTexts): BalanceItem[] {
  return [
    ...inOrder(assets.items).map(([key, { kind, name, value, asOf }]) => ({
      key,
      name: name ?? t(`household/assets:kind.${kind}`),
      amount: value,
      asOf,
    })),
    ...inOrder(contracts.items).flatMap(([key, contract]) =>
      contract.kind === 'saving' && contract.balance
        ? [
            {
              key,
              name: t(`household/contracts:line.${contract.line}`),
              amount: contract.balance,
              asOf: contract.balanceAsOf,
            },
          ]
        : [],
    ),
  ];
}

/** Everything owed, as F10 counts it: remaining debts of loans, and further liabilities. */
export function debtItems({ liabilities, contracts }: Balance, t: EntryTexts): BalanceItem[] {
  return [
    ...inOrder(contracts.items).flatMap(([key, contract]) =>
      contract.kind === 'loan' && contract.remainingDebt
        ? [
            {
              key,
              name: t(`household/contracts:line.${contract.line}`),
              amount: contract.remainingDebt,
              asOf: contract.debtAsOf,
            },
          ]
        : [],
    ),
    ...inOrder(liabilities.items).map(([key, { kind, name, amount, asOf }]) => ({
      key,
      name: name ?? t(`household/liabilities:kind.${kind}`),
      amount,
      asOf,
    })),
  ];
}
