import { type Catalogue, isOffered, type Product } from '@vp-digital/core/contracts';
import type { IsoDate } from '@vp-digital/core/finance';
import type { Benefits } from '../benefits/benefit';
import { type BenefitKey, benefitKeys } from '../benefits/benefitKeys';
import type { ByAge, DemoTariff, Supplement, TariffFile } from './demoTariff';

/**
 * The tariffs that the catalogue offers on a day, with their prices. Undefined where it has none, or no prices: a list that was
 * kept for a day on which the service does not answer.
 */
export function tariffFileOf(
  { products }: Pick<Catalogue, 'products'>,
  date: IsoDate,
): TariffFile | undefined {
  const offered = products.filter((product) => isOffered(product, date));
  const full = offered.filter(({ line }) => line === 'healthFull');
  const tariffs = full.flatMap((product) => tariffOf(product) ?? []).toSorted(byPremium);
  const supplement = offered.flatMap((product) => supplementOf(product) ?? [])[0];
  const [first] = full.filter(({ health }) => health?.terms);
  if (!first || first.premium.kind !== 'health' || tariffs.length === 0 || !supplement) return undefined;
  const sickPay = offered.find(({ id }) => id === first.health?.sickPayProduct)?.premium;
  if (sickPay?.kind !== 'perBenefit') return undefined;
  return {
    version: first.version,
    from: first.validFrom,
    care: first.premium.care,
    sickPayPerTen: perTen(sickPay),
    tariffs,
    supplement,
  };
}

/** In the order of their levels, by no rank: the same as that of their prices. */
const byPremium = ({ health: one }: DemoTariff, { health: other }: DemoTariff): number =>
  (one[0]?.[1] ?? 0) - (other[0]?.[1] ?? 0);

function tariffOf({
  id,
  version,
  name,
  company,
  premium,
  health,
  premiumHistory,
}: Product): DemoTariff | undefined {
  if (!health?.terms || premium.kind !== 'health') return undefined;
  const { key, forAid, terms } = health;
  return {
    key,
    productId: id,
    version,
    name,
    company,
    health: premium.adult,
    child: premium.child,
    deductibles: premium.deductibles,
    forAid,
    benefits: benefitsOf(health.benefits),
    terms,
    history: premiumHistory.map(({ year, change }) => ({ year, rise: change })),
  };
}

function supplementOf({
  id,
  version,
  name,
  company,
  line,
  premium,
  health,
}: Product): Supplement | undefined {
  if (line !== 'healthSupplement' || !health || premium.kind !== 'health') return undefined;
  const { key } = health;
  return {
    key,
    productId: id,
    version,
    name,
    company,
    premium: premium.adult,
    benefits: benefitsOf(health.benefits),
  };
}

const known: ReadonlySet<string> = new Set(benefitKeys);

/** Of a benefit that is not known here nothing is compared. */
const benefitsOf = (benefits: NonNullable<Product['health']>['benefits']): Benefits =>
  Object.fromEntries(
    Object.entries(benefits).filter((entry): entry is [BenefitKey, (typeof entry)[1]] => known.has(entry[0])),
  );

/** For 10 euros a day. */
const perTen = ({ per, byAge }: { per: number; byAge: ByAge }): ByAge =>
  byAge.map(([age, amount]) => [age, (amount * 10_00) / per] as const);
