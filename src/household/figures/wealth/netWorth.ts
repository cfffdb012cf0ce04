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
  /** Verschuldungsgrad: liabilities ÷ assets; undefined without assets. */
  debtRatio: number | undefined;
  /** Liquiditätsanteil: money at hand at once ÷ assets; undefined without assets. */
  liquidityShare: number | undefined;
  /** Property ÷ assets; undefined without assets. */
  propertyShare: number | undefined;
}

/** F10 Nettovermögen: everything owned less everything owed. */
export const netWorth = (household: BalanceData): NetWorth =>
  netWorthOf(assetPositions(household), debtPositions(household));

/** F10 of positions. */
export function netWorthOf(owned: readonly AssetPosition[], owed: readonly DebtPosition[]): NetWorth {
  const assets = totalOf(owned);
  const liabilities = totalOf(owed);
  const shareOf = (belongs: (position: AssetPosition) => boolean) =>
    assets > 0 ? totalOf(owned.filter(belongs)) / assets : undefined;
  return {
    assets,
    liabilities,
    netWorth: assets - liabilities,
    debtRatio: assets > 0 ? liabilities / assets : undefined,
    liquidityShare: shareOf(({ liquidity }) => liquidity === 'immediate'),
    propertyShare: shareOf(({ assetClass }) => assetClass === 'property'),
  };
}

/** The sum of positions. */
export const totalOf = (positions: readonly { amount: Cents }[]): Cents =>
  sum(positions.map(({ amount }) => amount));
