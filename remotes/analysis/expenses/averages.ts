import { type Cents, euros } from '@vp-digital/core/finance';
import type { ExpenseCategory, SectionData } from '@vp-digital/core/household';

/**
 * What a household in Germany spends on average a month: Laufende Wirtschaftsrechnungen 2022 of the Statistisches
 * Bundesamt, all households. Published by size of household and category only for years long past, so there is no
 * narrower comparison. Only categories that the statistics cut as we do: its leisure holds package holidays, its
 * remaining groups have no counterpart here. Housing is "housing and energy" (1,025) less energy (191).
 */
export const averages: Partial<Record<ExpenseCategory, Cents>> = {
  housing: euros(1_025 - 191),
  energy: euros(191),
  communication: euros(122),
  groceries: euros(417),
  mobility: euros(347),
  clothing: euros(103),
  health: euros(118),
};

export const averagesYear = 2022;

/** All private consumption in the same statistics. */
export const averageConsumption = euros(2_846);

/**
 * The average to compare a category with. Housing of owners has none: the statistics add a rent that nobody pays.
 */
export function averageOf(
  category: ExpenseCategory,
  { housing }: Pick<SectionData, 'housing'>,
): Cents | undefined {
  const owned = Object.values(housing.items).some(({ kind }) => kind === 'owned');
  return category === 'housing' && owned ? undefined : averages[category];
}
