import type { Cents, IsoDate } from '@vp-digital/core/finance';
import {
  ageOf,
  type HealthCostCourse,
  healthGrowth,
  type HealthOption,
  healthOptions,
  type HealthPlan,
  healthWarnings,
  type HealthWarning,
  type OpenAcceptance,
  openAcceptance,
} from '@vp-digital/core/household';
import { type Fulfilment, fulfilment } from '../../shared/benefits/fulfilment';
import { type WishKey, wishKeys } from '../../shared/benefits/benefitKeys';
import type { Benefits } from '../../shared/benefits/benefit';
import { personQuote } from '../../shared/module/personQuote';
import { shownCosts } from '../../shared/module/shownCosts';
import { type Offers, offersOf, type TariffOffer } from '../../shared/offers/offersOf';
import type { TariffFile } from '../../shared/tariffs/demoTariff';
import { amountAt } from '../../shared/tariffs/premium';
import type { ResultPerson } from './data';

/** One of the three ways, as it is for a person; amounts of a month, undefined while facts are missing. */
export interface Way {
  option: HealthOption;
  month: Cents | undefined;
  /** At the standard age, in today's money. */
  retired: Cents | undefined;
  fit: Fulfilment | undefined;
  /** Wishes with a weight that it meets, and those that it does not. */
  met: WishKey[];
  unmet: WishKey[];
}

export interface Ways {
  offers: Offers;
  /** The tariff that is pursued. */
  tariff: TariffOffer;
  retirementAge: number | undefined;
  supplementMonth: Cents;
  /** What contracts of the family would cost in the private way, a month. */
  family: Cents;
  /** Who pays a part of what a private tariff costs. */
  payer: 'employer' | 'aid' | undefined;
  ways: Readonly<Record<HealthOption, Way>>;
}

/** Stay, stay with supplementary cover, or the tariff that is pursued. */
export function waysOf({ data, person }: ResultPerson, file: TariffFile, today: IsoDate): Ways | undefined {
  const offers = offersOf({ data, person }, file, today);
  const planned = personQuote({ data, person }, file, today);
  const tariff = offers.tariffs.find(({ key }) => key === planned.tariff.key);
  if (!tariff) return undefined;
  const { supplement } = offers.file;
  const age = ageOf(data, person.id, planned.start) ?? 0;
  const supplementMonth = Math.round(amountAt(supplement.premium, age));
  const course = tariff.course.kind === 'computed' ? tariff.course.value : undefined;
  const outlook = course?.comparison.outlook;
  const { privateGrowth, inflation } = healthGrowth(data);
  const grown = ((1 + privateGrowth) / (1 + inflation)) ** (outlook?.years ?? 0);
  const add = (amount: Cents | undefined, more: Cents) => (amount === undefined ? undefined : amount + more);
  const way = (
    option: HealthOption,
    benefits: Benefits,
    costs: { month: Cents | undefined; retired: Cents | undefined },
  ): Way => {
    const weighed = wishKeys.filter((key) => (offers.weights[key] ?? 'any') !== 'any');
    const isMet = (key: WishKey) => (benefits[key]?.level ?? 0) >= 2;
    return {
      option,
      ...costs,
      fit: fulfilment(offers.weights, benefits),
      met: weighed.filter(isMet),
      unmet: weighed.filter((key) => !isMet(key)),
    };
  };
  const stay = { month: offers.statutory.month, retired: outlook?.statutoryPensioner };
  return {
    offers,
    tariff,
    retirementAge: course?.retirementAge,
    supplementMonth,
    family: planned.quote.family?.premium ?? 0,
    payer: payerOf(offers, course),
    ways: {
      stay: way('stay', offers.statutory.benefits, stay),
      supplement: way(
        'supplement',
        { ...offers.statutory.benefits, ...supplement.benefits },
        {
          month: add(stay.month, supplementMonth),
          retired: add(stay.retired, Math.round(supplementMonth * grown)),
        },
      ),
      private: way('private', tariff.benefits, {
        month: tariff.month,
        retired: course && retiredMonth(course),
      }),
    },
  };
}

const payerOf = ({ aidRate }: Offers, course: HealthCostCourse | undefined): Ways['payer'] => {
  if (aidRate !== undefined) return 'aid';
  return course && course.comparison.private.subsidy.total > 0 ? 'employer' : undefined;
};

/** As the costs show it beside the fund's. */
const retiredMonth = ({ comparison: { outlook, private: own } }: HealthCostCourse): Cents =>
  shownCosts({ statutory: outlook.statutoryPensioner, private: outlook.own + own.deductible }).private;

export const options: readonly HealthOption[] = healthOptions;

/** What is open before a private tariff counts as accepted: the law first, then our own rules. */
export type OpenPrivate = OpenAcceptance | 'warnings';

/** Warnings that are not confirmed yet; where nothing lies below the fund there is nothing to confirm about it. */
export const openWarnings = (plan: Partial<HealthPlan>, tariff: TariffOffer): HealthWarning[] =>
  healthWarnings.filter(
    (key) => plan.warned?.[key] === undefined && !(key === 'belowFund' && tariff.below.length === 0),
  );

/**
 * Why a "Ja" to a private tariff is kept as "später": the official information sheet (§ 146 (1) Nr. 6 VAG); rules of our
 * own are money for old age or its reason, and each warning confirmed.
 */
export function openPrivate(plan: Partial<HealthPlan>, tariff: TariffOffer): OpenPrivate[] {
  const { informationSheetOn, oldAgeMonth, oldAgeReason } = plan;
  const open = openAcceptance({
    position: 0,
    kind: 'widget',
    title: tariff.tariff.name,
    line: 'healthFull',
    ...(informationSheetOn !== undefined && { informationSheetOn }),
    ...(oldAgeMonth !== undefined && { oldAgeMonth }),
    ...(oldAgeReason !== undefined && { oldAgeReason }),
  });
  return openWarnings(plan, tariff).length > 0 ? [...open, 'warnings'] : open;
}
