import { type Cents, type IsoDate, roundHalfUp } from '@vp-digital/core/finance';
import { ageOf, mainEmployment, personsInOrder, type SectionData } from '@vp-digital/core/household';
import type { PremiumFactor } from './codes';
import type { PremiumStep, ProductPremium } from './premiums';
import type { Product } from './product';

/** What a premium depends on; cents, days, whole years, basis points. What is missing is not told. */
export interface PremiumFacts {
  age?: number | undefined;
  smoker?: boolean | undefined;
  /** Part of the work that is done at a desk, in basis points. */
  officeShare?: number | undefined;
  household?: 'single' | 'couple' | 'family' | undefined;
  squareMetres?: number | undefined;
  /** Cents: a sum, or of a month or day; by default what is usual. */
  benefit?: Cents | undefined;
  waitingDays?: number | undefined;
  untilAge?: number | undefined;
  /** Selbstbeteiligung, of a claim or a year. */
  deductible?: Cents | undefined;
  /** Dynamik in basis points. */
  yearlyRise?: number | undefined;
  /** Part that the Beihilfe bears, 0 to 1. */
  aidRate?: number | undefined;
  /** What is to be saved a month. */
  rate?: Cents | undefined;
}

export type ExamplePremium =
  /** `assumed`: facts that nobody has told, for which the dearest step was taken. */
  | { kind: 'computed'; month: Cents; benefit?: Cents; assumed: readonly PremiumFactor[] }
  | { kind: 'missing'; facts: readonly ('age' | 'household' | 'squareMetres')[] }
  /** At this age, or with this benefit or rate. */
  | { kind: 'notOffered'; why: 'age' | 'benefit' | 'rate' }
  /** No price is known here. */
  | { kind: 'unknown' };

/** An example of a month's premium, without obligation: what the product's own table or function gives for these facts. */
export function examplePremium(
  { premium, benefit }: Pick<Product, 'premium' | 'benefit'>,
  facts: PremiumFacts,
): ExamplePremium {
  const chosen = facts.benefit ?? benefit?.usual;
  if (benefit && chosen !== undefined && (chosen < benefit.least || chosen > benefit.most))
    return { kind: 'notOffered', why: 'benefit' };
  const base = baseOf(premium, facts, chosen);
  if (typeof base !== 'number') return base;
  const steps = 'factors' in premium ? premium.factors : [];
  const factor = steps.reduce((product, step) => product * factorOf(step, facts), 1);
  const least = premium.kind === 'perBenefit' || premium.kind === 'perSquareMetre' ? premium.least : 0;
  return {
    kind: 'computed',
    month: Math.max(least, roundHalfUp(base * factor)),
    ...(benefit && chosen !== undefined && { benefit: chosen }),
    assumed: steps.flatMap(({ by, steps: all }) =>
      valueOf(by, facts) === undefined && all.length > 1 ? [by] : [],
    ),
  };
}

/** Of a month before what the factors say, or why there is none. */
function baseOf(premium: ProductPremium, facts: PremiumFacts, benefit: Cents = 0): number | ExamplePremium {
  switch (premium.kind) {
    case 'perBenefit':
      return ofAge(premium.byAge, facts, (amount) => (amount * benefit) / premium.per);
    case 'byHousehold':
      return facts.household ? premium[facts.household] : { kind: 'missing', facts: ['household'] };
    case 'perSquareMetre':
      return facts.squareMetres === undefined
        ? { kind: 'missing', facts: ['squareMetres'] }
        : premium.amount * facts.squareMetres;
    case 'fixed':
      return premium.month;
    case 'health':
      return ofAge(premium.adult, facts, (amount) => {
        const rest = 1 - (facts.aidRate ?? 0);
        const own = premium.deductibles.findLast(({ year }) => year <= (facts.deductible ?? 0));
        const care = premium.care.length > 0 ? amountAt(premium.care, facts.age ?? 0) : 0;
        return (amount * (facts.aidRate === undefined ? (own?.factor ?? 1) : 1) + care) * rest;
      });
    case 'chosen': {
      const rate = facts.rate ?? premium.usualMonth ?? premium.leastMonth;
      if (rate === undefined) return { kind: 'unknown' };
      return rate < (premium.leastMonth ?? 0) ? { kind: 'notOffered', why: 'rate' } : rate;
    }
    case 'unknown':
      return { kind: 'unknown' };
  }
}

type ByAge = readonly (readonly [age: number, amount: number])[];

function ofAge(rows: ByAge, { age }: PremiumFacts, of: (amount: number) => number): number | ExamplePremium {
  if (age === undefined) return { kind: 'missing', facts: ['age'] };
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last || age < first[0] || age > last[0]) return { kind: 'notOffered', why: 'age' };
  return of(amountAt(rows, age));
}

/** Between two rows it runs straight, before and after them it stays. */
function amountAt(rows: ByAge, age: number): number {
  const after = rows.find(([at]) => at >= age);
  const before = rows.findLast(([at]) => at <= age);
  const [lower, upper] = [before ?? after, after ?? before];
  if (!lower || !upper) return 0;
  const [[fromAge, from], [toAge, to]] = [lower, upper];
  return fromAge === toAge ? from : from + ((to - from) * (age - fromAge)) / (toAge - fromAge);
}

/** What nobody has told costs what it may cost at most: an example is never too low for it. */
function factorOf({ by, steps }: PremiumStep, facts: PremiumFacts): number {
  const value = valueOf(by, facts);
  if (value === undefined) return Math.max(...steps.map(([, factor]) => factor));
  return (steps.findLast(([from]) => from <= value) ?? steps[0])?.[1] ?? 1;
}

function valueOf(by: PremiumFactor, { smoker, ...facts }: PremiumFacts): number | undefined {
  if (by === 'smoker') return smoker === undefined ? undefined : Number(smoker);
  return facts[by];
}

/** What the household tells of these facts for a person, before any wish. */
export function premiumFactsOf(
  data: Pick<SectionData, 'persons' | 'employments' | 'incomes' | 'housing'>,
  { personId, date }: { personId: string; date: IsoDate },
): PremiumFacts {
  const persons = personsInOrder(data);
  const adults = persons.filter(({ role }) => role === 'responsible' || role === 'partner');
  const isFamily = persons.some(({ role }) => role === 'child');
  const job = mainEmployment(data, personId);
  const [home] = Object.values(data.housing.items);
  return {
    age: ageOf(data, personId, date),
    smoker: data.persons.items[personId]?.smoker,
    officeShare: job?.officeShare,
    household: isFamily ? 'family' : adults.length > 1 ? 'couple' : 'single',
    squareMetres: home?.area,
    ...(job?.aidRate !== undefined && { aidRate: job.aidRate / 10_000 }),
  };
}
