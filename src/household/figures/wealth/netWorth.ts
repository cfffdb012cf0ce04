import type { Cents } from '@vp-digital/core/finance';
import { sum } from '../net';
import {
  type AssetPosition,
  assetPositions,
  type BalanceData,
  type DebtPosition,
  debtPositions,
} from './positions';

export interface NetWorth {
  /** Recorded assets and the balances of savings contracts. */
  assets: Cents;
  /** Remaining debts of loan contracts, as recorded, and further liabilities. */
  liabilities: Cents;
  /** assets − liabilities; may be negative. */
  netWorth: Cents;
  /** Verschuldungsgrad: liabilities ÷ assets; undefined without assets or while some are missing. */
  debtRatio: number | undefined;
  /** Liquiditätsanteil: money at hand at once ÷ assets; undefined as before. */
  liquidityShare: number | undefined;
  /** Property ÷ assets; undefined as before. */
  propertyShare: number | undefined;
  /**
   * What the sums lack to say anything: `assets` when nothing that is owned is recorded, `property` when a loan on
   * property is, and no property. The amounts are then only those recorded.
   */
  waitsFor: 'assets' | 'property' | undefined;
}

/** F10 Nettovermögen: everything owned less everything owed. */
export function netWorth(household: BalanceData): NetWorth {
  const owned = assetPositions(household);
  const owed = debtPositions(household);
  return netWorthOf(owned, owed, worthWaitsFor(owned, owed));
}

/** What all the positions of a household lack. */
export function worthWaitsFor(
  owned: readonly AssetPosition[],
  owed: readonly DebtPosition[],
): NetWorth['waitsFor'] {
  const hasMortgage = owed.some(({ kind, amount }) => kind === 'mortgage' && amount > 0);
  if (hasMortgage && owned.every(({ assetClass }) => assetClass !== 'property')) return 'property';
  return owned.length === 0 ? 'assets' : undefined;
}

/** F10 of positions. */
export function netWorthOf(
  owned: readonly AssetPosition[],
  owed: readonly DebtPosition[],
  waitsFor: NetWorth['waitsFor'],
): NetWorth {
  const assets = totalOf(owned);
  const liabilities = totalOf(owed);
  const isKnown = assets > 0 && waitsFor === undefined;
  const shareOf = (belongs: (position: AssetPosition) => boolean) =>
    isKnown ? totalOf(owned.filter(belongs)) / assets : undefined;
  return {
    assets,
    liabilities,
    netWorth: assets - liabilities,
    debtRatio: isKnown ? liabilities / assets : undefined,
    liquidityShare: shareOf(({ liquidity }) => liquidity === 'immediate'),
    propertyShare: shareOf(({ assetClass }) => assetClass === 'property'),
    waitsFor,
  };
}

/** The sum of positions. */
export const totalOf = (positions: readonly { amount: Cents }[]): Cents =>
  sum(positions.map(({ amount }) => amount));
