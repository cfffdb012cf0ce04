import { type Cents, euros } from '@vp-digital/core/finance';
import type { ExpenseCategory, SectionData } from '@vp-digital/core/household';

/**
 * What a household in Germany spends on average a month: Laufende Wirtschaftsrechnungen 2022 of the Statistisches
 * Bundesamt, all households. Published by size of household and category only for years long past, so there is no
 * narrower comparison. Only categories that the statistics cut as we do: its leisure holds package holidays, its
 * remaining groups have no counterpart here. Housing is "housing and energy" (1,025) less energy (191).
 */
const averages: Partial<Record<ExpenseCategory, Cents>> = {
  housing: euros(1_025 - 191),
  energy: euros(191),
  communication: euros(122),
  groceries: euros(417),
  mobility: euros(347),
  clothing: euros(103),
  health: euros(118),
};

/**
 * What stands under leisure when a total is divided: the statistics' leisure, which holds package holidays, with its restaurants and
 * hotels. A comparison it is not, as nobody cuts leisure and holidays so.
 */
const leisureShare = euros(245 + 177);

export const averagesYear = 2022;

/** All private consumption in the same statistics. */
const averageConsumption = euros(2_846);

export type Home = Pick<SectionData, 'housing' | 'assets' | 'contracts'>;

/**
 * Whether the household lives in its own home: said so, owning one, or paying for one. The statistics add a rent to the
 * housing of owners that nobody pays.
 */
const isOwner = ({ housing, assets, contracts }: Home): boolean =>
  Object.values(housing.items).some(({ kind }) => kind === 'owned') ||
  Object.values(assets.items).some(({ kind }) => kind === 'ownHome') ||
  Object.values(contracts.items).some(({ line }) => line === 'mortgage');

/** The average to compare a category with. Housing of owners has none. */
export const averageOf = (category: ExpenseCategory, home: Home): Cents | undefined =>
  category === 'housing' && isOwner(home) ? undefined : averages[category];

/** What a category takes of a total that is divided; undefined where the statistics say nothing. */
export const shareOf = (category: ExpenseCategory, home: Home): Cents | undefined =>
  category === 'leisure' ? leisureShare : averageOf(category, home);

/** All private consumption to compare with: without the housing of owners. */
export const consumptionOf = (home: Home): Cents =>
  averageConsumption - (isOwner(home) ? (averages.housing ?? 0) : 0);
