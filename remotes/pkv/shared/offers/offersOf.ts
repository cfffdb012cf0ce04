import type { Cents, IsoDate } from '@vp-digital/core/finance';
import {
  aidRateOf,
  healthCostCourse,
  type HealthCostCourse,
  missing,
  type Outcome,
} from '@vp-digital/core/household';
import type { Benefits } from '../benefits/benefit';
import type { BenefitKey } from '../benefits/benefitKeys';
import type { Insured } from '../tariffs/examples';
import { belowStatutory, type Fulfilment, fulfilment, type Weights } from '../benefits/fulfilment';
import { statutoryOn } from '../benefits/statutoryFiles';
import type { PersonData } from '../module/data';
import { personQuote } from '../module/personQuote';
import { shownCosts } from '../module/shownCosts';
import type { DemoTariff, TariffFile } from '../tariffs/demoTariff';

/** The key of the statutory fund among the offers: it is always the first, and the ruler. */
const statutoryKey = 'statutory';

/** Staying in the fund, or a tariff, as it is for a person. */
export interface Offer {
  key: string;
  benefits: Benefits;
  fit: Fulfilment | undefined;
  /**
   * Own cost of a month, a twelfth of the Selbstbeteiligung included, a tariff's as it is shown beside the fund's; undefined
   * while facts are missing.
   */
  month: Cents | undefined;
}

export interface TariffOffer extends Offer {
  tariff: DemoTariff;
  /** What lies below the statutory level. */
  below: BenefitKey[];
  deductibleYear: Cents;
  healthPremium: Cents;
  insured: Insured;
  course: Outcome<HealthCostCourse>;
  /** It cannot insure what the Beihilfe leaves. */
  isRefused: boolean;
}

export interface Offers {
  file: TariffFile;
  weights: Weights;
  /** How many wishes have an answer. */
  answered: number;
  statutory: Offer;
  tariffs: TariffOffer[];
  /** Of what the statutory and private costs wait for. */
  waitsFor: Exclude<Outcome<unknown>, { kind: 'computed' }> | undefined;
  aidRate: number | undefined;
}

/** All that can be chosen, the statutory fund first; tariffs stand in the order of their names' file, by no rank. */
export function offersOf({ data, person }: PersonData, file: TariffFile, today: IsoDate): Offers {
  const { benefits } = statutoryOn(today);
  const weights: Weights = data.healthWishes.items[person.id]?.weights ?? {};
  const tariffs = file.tariffs.map((tariff): TariffOffer => {
    const { quote, sickPayDay, aidRate } = personQuote({ data, person }, file, today, tariff.key);
    const course =
      sickPayDay === undefined
        ? missing('net', person.id)
        : healthCostCourse({ household: data, personId: person.id, date: today, quote });
    return {
      key: tariff.key,
      tariff,
      benefits: tariff.benefits,
      fit: fulfilment(weights, tariff.benefits),
      below: belowStatutory(tariff.benefits, benefits),
      month: course.kind === 'computed' ? shownMonth(course.value) : undefined,
      deductibleYear: quote.deductibleYear,
      healthPremium: quote.health,
      insured: {
        terms: tariff.terms,
        deductibleYear: quote.deductibleYear,
        part: 1 - (aidRate ?? 0),
      },
      course,
      isRefused: aidRate !== undefined && !tariff.forAid,
    };
  });
  const [first] = tariffs;
  const course = first?.course;
  return {
    file,
    weights,
    answered: Object.keys(weights).length,
    statutory: {
      key: statutoryKey,
      benefits,
      fit: fulfilment(weights, benefits),
      month: course?.kind === 'computed' ? course.value.comparison.statutory.own : undefined,
    },
    tariffs,
    waitsFor: course?.kind === 'computed' ? undefined : course,
    aidRate: aidRateOf(data, person.id),
  };
}

const shownMonth = ({ comparison: { statutory, private: own } }: HealthCostCourse): Cents =>
  shownCosts({ statutory: statutory.own, private: own.ownWithDeductible }).private;

/** The tariffs that are compared: those chosen, three at most, that can be taken. */
export const chosenOffers = ({ tariffs }: Offers, chosen: readonly string[] = []): TariffOffer[] =>
  tariffs.filter(({ key, isRefused }) => chosen.includes(key) && !isRefused);
