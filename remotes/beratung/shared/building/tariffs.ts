import type { Catalogue, Product } from '@vp-digital/core/contracts';
import type { BuildingSavingsTariff, Rate } from '@vp-digital/core/finance';
import { type AssumptionsData, assumptionsOf, type BuildingPlan } from '@vp-digital/core/household';

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

/** How far the loans that are compared lie beside the assumed interest after a fixed rate, in basis points. */
const rateOffsets = [-150, 0, 150] as const;

/** What the comparison assumes for a household: a depot as a savings plan after its costs, and what a loan may cost then. */
export function comparisonRates(household: AssumptionsData): { depot: Rate; loans: readonly Rate[] } {
  const { planReturn, planCosts, followUpRate } = assumptionsOf(household);
  const points = (rate: Rate) => Math.round(rate * 10_000);
  return {
    depot: (points(planReturn) - points(planCosts)) / 10_000,
    loans: rateOffsets.map((offset) => Math.max(0, points(followUpRate) + offset) / 10_000),
  };
}
