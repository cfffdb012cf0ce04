import type { Cents } from '@vp-digital/core/finance';
import { type Liquidity, liquidities } from '../../documents';
import { personsInOrder } from '../people';
import { sum } from '../net';
import { type AssetClass, assetClasses } from './assetTraits';
import { type NetWorth, netWorthOf, totalOf, worthWaitsFor } from './netWorth';
import { divideAmong } from './owners';
import {
  type AssetPosition,
  assetPositions,
  type BalanceData,
  type DebtPosition,
  debtPositions,
} from './positions';

/** `withoutOwnHome`: without the home that the household lives in, and its loans. */
export type BalanceScope = 'all' | 'withoutOwnHome';

export interface PersonBalance {
  /** Undefined for what belongs to nobody in the household. */
  personId: string | undefined;
  assets: Cents;
  liabilities: Cents;
}

export interface BalanceSheet {
  assets: AssetPosition[];
  debts: DebtPosition[];
  /** F10 of these positions. */
  worth: NetWorth;
  /** By how soon the assets can be turned into money, in that order. */
  byLiquidity: { liquidity: Liquidity; assets: AssetPosition[]; amount: Cents }[];
  /** Cents by class; they add up to all assets. */
  byClass: { assetClass: AssetClass; amount: Cents }[];
  /** In the order of the persons, then what has no owner in the household; they add up to the whole. */
  byPerson: PersonBalance[];
}

/**
 * Vermögensbilanz: what a household owns and owes, how soon it can be turned into money, and whose it is. Amounts are
 * as recorded, each on its own day. Without the own home, its mortgages are left out too; if a property is rented out,
 * mortgages cannot be assigned to a house, so all of them stay.
 */
export function balanceSheet(household: BalanceData, scope: BalanceScope = 'all'): BalanceSheet {
  const everything = assetPositions(household);
  const assets = scope === 'all' ? everything : everything.filter(({ kind }) => kind !== 'ownHome');
  const keepsMortgages = scope === 'all' || everything.some(({ kind }) => kind === 'rentedProperty');
  const owed = debtPositions(household);
  const debts = owed.filter(({ kind }) => keepsMortgages || kind !== 'mortgage');
  return {
    assets,
    debts,
    worth: netWorthOf(assets, debts, worthWaitsFor(everything, owed)),
    byLiquidity: liquidities.map((liquidity) => {
      const own = assets.filter((position) => position.liquidity === liquidity);
      return { liquidity, assets: own, amount: totalOf(own) };
    }),
    byClass: assetClasses.map((assetClass) => ({
      assetClass,
      amount: totalOf(assets.filter((position) => position.assetClass === assetClass)),
    })),
    byPerson: byPerson(household, assets, debts),
  };
}

function byPerson(
  { persons }: BalanceData,
  assets: readonly AssetPosition[],
  debts: readonly DebtPosition[],
): PersonBalance[] {
  const owned = sumsByPerson(assets);
  const owed = sumsByPerson(debts);
  const people = personsInOrder({ persons }).map(({ id: personId }) => ({
    personId,
    assets: owned.get(personId) ?? 0,
    liabilities: owed.get(personId) ?? 0,
  }));
  const others = {
    personId: undefined,
    assets: totalOf(assets) - sum(people.map((person) => person.assets)),
    liabilities: totalOf(debts) - sum(people.map((person) => person.liabilities)),
  };
  return [...people, others].filter((person) => person.assets > 0 || person.liabilities > 0);
}

function sumsByPerson(positions: readonly (AssetPosition | DebtPosition)[]): Map<string, Cents> {
  const sums = new Map<string, Cents>();
  for (const { owners, amount } of positions)
    for (const [personId, part] of Object.entries(divideAmong(owners, amount)))
      sums.set(personId, (sums.get(personId) ?? 0) + part);
  return sums;
}
