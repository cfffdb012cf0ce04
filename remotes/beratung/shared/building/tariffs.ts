import type { Catalogue, Product } from '@vp-digital/core/contracts';
import type { BuildingSavingsTariff } from '@vp-digital/core/finance';
import type { BuildingPlan } from '@vp-digital/core/household';

export type BuildingVariant = NonNullable<BuildingPlan['variant']>;

/** What a product of the catalogue says about building savings. */
export interface BuildingTariff extends BuildingSavingsTariff {
  name: string;
  company: string;
  /** Regelsparbeitrag, as shares of the sum. */
  regular: { least: number; usual: number; most: number };
  /** A smaller sum is not offered, a larger one neither. */
  sums: { least: number; most: number };
}

/** One for whom the loan counts, one for whom the interest does; what the catalogue has. */
export type BuildingTariffs = Readonly<Partial<Record<BuildingVariant, BuildingTariff>>>;

export const tariffsOf = ({ products }: Pick<Catalogue, 'products'>): BuildingTariffs =>
  Object.fromEntries(products.flatMap((product) => tariffOf(product) ?? []).map((one) => [one.variant, one]));

function tariffOf({ name, company, building, benefit }: Product): (BuildingTariff & Varied) | undefined {
  if (!building?.variant || !benefit) return undefined;
  const { variant, regularRate, leastRate = regularRate, mostRate = regularRate, ...terms } = building;
  return {
    ...terms,
    variant,
    name,
    company,
    regular: { least: leastRate, usual: regularRate, most: mostRate },
    sums: { least: benefit.least, most: benefit.most },
  };
}

interface Varied {
  variant: BuildingVariant;
}

/** Assumptions of the comparison, our own: a depot after cost and tax, and what a loan may cost then. */
export const comparisonRates = { depot: 0.03, loans: [0.025, 0.04, 0.055] } as const;
