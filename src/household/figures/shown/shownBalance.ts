import type { Cents } from '@vp-digital/core/finance';
import { nearestEuro, wholeEuros } from '@vp-digital/core/reference/format';
import type { BalanceSheet, PersonBalance } from '../wealth/balanceSheet';
import { type NetWorth, totalOf } from '../wealth/netWorth';

/** F10 in whole euros: assets less debts are the net worth, also as shown. */
export type ShownWorth = Pick<NetWorth, 'assets' | 'liabilities' | 'netWorth'>;

/** F10 in whole euros, as every screen and the PDF show it. */
export function shownWorth(exact: ShownWorth): ShownWorth {
  const netWorth = nearestEuro(exact.netWorth);
  const [assets = 0, debts = 0] = wholeEuros([exact.assets, -exact.liabilities], netWorth);
  return { assets, liabilities: -debts || 0, netWorth };
}

export interface ShownBalance extends ShownWorth {
  byLiquidity: { liquidity: BalanceSheet['byLiquidity'][number]['liquidity']; amount: Cents }[];
  byClass: BalanceSheet['byClass'];
  byPerson: PersonBalance[];
  /** Loans on property, and the other debts. */
  mortgages: Cents;
  otherDebts: Cents;
}

/** The balance sheet in whole euros: each table adds up to the assets and debts as shown. */
export function shownBalance(sheet: BalanceSheet): ShownBalance {
  const { worth, byClass, byLiquidity, byPerson } = sheet;
  const shown = shownWorth(worth);
  const mortgages = totalOf(sheet.debts.filter(({ kind }) => kind === 'mortgage'));
  const [ofMortgages = 0, otherDebts = 0] = wholeEuros(
    [mortgages, worth.liabilities - mortgages],
    shown.liabilities,
  );
  const ofLiquidity = wholeEuros(amountsOf(byLiquidity), shown.assets);
  const ofClass = wholeEuros(amountsOf(byClass), shown.assets);
  const owned = wholeEuros(
    byPerson.map(({ assets }) => assets),
    shown.assets,
  );
  const owed = wholeEuros(
    byPerson.map(({ liabilities }) => liabilities),
    shown.liabilities,
  );
  return {
    ...shown,
    byLiquidity: byLiquidity.map(({ liquidity }, index) => ({ liquidity, amount: ofLiquidity[index] ?? 0 })),
    byClass: byClass.map(({ assetClass }, index) => ({ assetClass, amount: ofClass[index] ?? 0 })),
    byPerson: byPerson.map(({ personId }, index) => ({
      personId,
      assets: owned[index] ?? 0,
      liabilities: owed[index] ?? 0,
    })),
    mortgages: ofMortgages,
    otherDebts,
  };
}

const amountsOf = (parts: readonly { amount: Cents }[]) => parts.map(({ amount }) => amount);
