import type { Cents } from '@vp-digital/core/finance';
import type { AssetKind, SectionData } from '../documents';
import { sum } from './net';

export interface NetWorth {
  /** Recorded assets and the balances of savings contracts. */
  assets: Cents;
  /** Remaining debts of loan contracts and further liabilities. */
  liabilities: Cents;
  /** assets − liabilities; may be negative. */
  netWorth: Cents;
  /** liabilities ÷ assets; undefined without assets. */
  debtRatio: number | undefined;
  /** Liquiditätsanteil: money at hand at once ÷ assets; undefined without assets. */
  liquidityShare: number | undefined;
  /** Property ÷ assets; undefined without assets. */
  propertyShare: number | undefined;
}

const liquidKinds: ReadonlySet<AssetKind> = new Set(['currentAccount', 'callMoney', 'cash']);
const propertyKinds: ReadonlySet<AssetKind> = new Set(['ownHome', 'rentedProperty']);

/** F10 Nettovermögen: everything owned less everything owed. */
export function netWorth(household: Pick<SectionData, 'assets' | 'liabilities' | 'contracts'>): NetWorth {
  const contracts = Object.values(household.contracts.items);
  const recorded = Object.values(household.assets.items);
  const balances = contracts.map((contract) => (contract.kind === 'saving' ? (contract.balance ?? 0) : 0));
  const debts = contracts.map((contract) => (contract.kind === 'loan' ? (contract.remainingDebt ?? 0) : 0));
  const assets = sum(recorded.map(({ value }) => value)) + sum(balances);
  const liabilities =
    sum(debts) + sum(Object.values(household.liabilities.items).map(({ amount }) => amount));
  const valueOf = (kinds: ReadonlySet<AssetKind>) =>
    sum(recorded.filter(({ kind }) => kinds.has(kind)).map(({ value }) => value));
  return {
    assets,
    liabilities,
    netWorth: assets - liabilities,
    debtRatio: assets > 0 ? liabilities / assets : undefined,
    liquidityShare: assets > 0 ? valueOf(liquidKinds) / assets : undefined,
    propertyShare: assets > 0 ? valueOf(propertyKinds) / assets : undefined,
  };
}
