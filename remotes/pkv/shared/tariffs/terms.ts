import type { Cents, Rate } from '@vp-digital/core/finance';

/** What bills of outpatient treatment consist of, in the example. */
export const outpatientParts = ['doctor', 'medicine', 'therapy', 'alternative'] as const;
export type OutpatientPart = (typeof outpatientParts)[number];

/** What a hospital stay costs beside the ward that all pay alike. */
export const hospitalParts = ['singleRoom', 'chiefPhysician', 'aboveScale'] as const;
export type HospitalPart = (typeof hospitalParts)[number];

/** The part of a bill that is paid back; where `upTo` is given, no more than that a year. */
export interface Paid {
  share: Rate;
  upTo?: Cents | undefined;
}

/** The figures of the conditions, from which the worked examples are computed. */
export interface TariffTerms {
  outpatient: Readonly<Record<OutpatientPart, Paid>>;
  hospital: Readonly<Record<HospitalPart, Paid>>;
  dentures: Paid;
  /** Zahnstaffel: the most that is paid for teeth in each of the first years of the contract; after them no limit. */
  dentalLimits: readonly Cents[];
  /** Glasses: an amount once in so many years. */
  glasses: { amount: Cents; everyYears: number };
  /** Months abroad in a year that are covered; undefined: without limit. */
  abroad: { europe?: number | undefined; world?: number | undefined };
  /** Beitragsrückerstattung: months of the health premium after a year without a bill. */
  refund: { months: number; guaranteed: boolean };
}

/** How a tariff's premiums rose in a year, for those who were in it. Made up, as the tariff is. */
export interface PremiumRise {
  year: number;
  rise: Rate;
}
