import { ageOn, type Cents, euros, type IsoDate } from '@vp-digital/core/finance';
import { type ExpenseCategory, expenseCategories, type SectionData } from '@vp-digital/core/household';
import { shareOf, consumptionOf, type Home } from './averages';

export interface CategoryShare {
  category: ExpenseCategory;
  amount: Cents;
}

/**
 * A total divided as the average household spends it, in whole euros; holidays stand under leisure, and what the statistics do
 * not cut as we do (furnishing, education and the rest) under "other". Owners get no rent. The parts add up to the total.
 *
 * @param known categories that have an amount of their own, which the total leaves out
 */
export function splitTotal(total: Cents, home: Home, known: Known = []): CategoryShare[] {
  const whole = otherConsumption(home, known);
  const shares = expenseCategories.flatMap((category): CategoryShare[] => {
    const average = shareOf(category, home);
    if (average === undefined || known.includes(category)) return [];
    return [{ category, amount: wholeEuros((total * average) / whole) }];
  });
  const rest = total - shares.reduce((sum, { amount }) => sum + amount, 0);
  return [...shares, { category: 'other' as const, amount: rest }].filter(({ amount }) => amount > 0);
}

/**
 * What a household of this size spends, from the average of all: weighted as the OECD's modified scale weighs persons
 * (the first 1, each further one from 14 on 0.5, each child 0.3) against the average household of two. Tens of euros.
 *
 * @param known categories that it leaves out
 */
export function estimatedTotal(
  household: Home & Pick<SectionData, 'persons'>,
  today: IsoDate,
  known: Known = [],
): Cents {
  const further = Object.values(household.persons.items)
    .map(({ birthDate }) => (ageOn(birthDate, today) < 14 ? 0.3 : 0.5))
    .sort((one, other) => other - one)
    .slice(1);
  const scale = further.reduce((sum, weight) => sum + weight, 1);
  return Math.round((otherConsumption(household, known) * scale) / averageScale / 1_000) * 1_000;
}

type Known = readonly ExpenseCategory[];

const otherConsumption = (home: Home, known: Known): Cents =>
  known.reduce((rest, category) => rest - (shareOf(category, home) ?? 0), consumptionOf(home));

/** Two grown-up persons: Germany's households have 2.0 persons on average (Mikrozensus 2022). */
const averageScale = 1.5;

const wholeEuros = (cents: number): Cents => euros(Math.floor(cents / 100));
