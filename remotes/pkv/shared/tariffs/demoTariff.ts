import type { Cents, IsoDate } from '@vp-digital/core/finance';
import type { Benefits } from '../benefits/benefit';
import type { PremiumRise, TariffTerms } from './terms';

/** An amount of a month by age; between two ages it runs straight, before and after them it stays. */
export type ByAge = readonly (readonly [age: number, amount: Cents])[];

/** One of the Selbstbeteiligungen that a tariff offers, and what is left of the premium with it. */
export interface DeductibleStep {
  year: Cents;
  factor: number;
}

/** A tariff that nobody sells: name, insurer and prices are made up, for demonstrations. */
export interface DemoTariff {
  key: string;
  /** Of the catalogue. */
  productId: string;
  version: string;
  name: string;
  company: string;
  /** Health cover of an adult at the age of entry, with the statutory surcharge for old age. */
  health: ByAge;
  /** Health and care cover of a child, at every age. */
  child: Cents;
  deductibles: readonly DeductibleStep[];
  /** Whether it can insure what the Beihilfe leaves. */
  forAid: boolean;
  benefits: Benefits;
  terms: TariffTerms;
  /** Ten years of premiums, the oldest first. */
  history: readonly PremiumRise[];
}

/** Cover beside a statutory fund: what it pays stands in the place of the statutory benefit. */
export interface Supplement {
  key: string;
  /** Of the catalogue. */
  productId: string;
  version: string;
  name: string;
  company: string;
  /** Of an adult by age at entry; of a month. */
  premium: ByAge;
  benefits: Benefits;
}

/** The tariffs of the catalogue, as of a day. */
export interface TariffFile {
  version: string;
  from: IsoDate;
  /** Private care insurance by age, the same for all. */
  care: ByAge;
  /** Krankentagegeld: the premium of 10 euros a day from the 43rd day on. */
  sickPayPerTen: ByAge;
  tariffs: readonly DemoTariff[];
  supplement: Supplement;
}
