import * as z from 'zod/mini';
import { productText } from './texts';

const cents = z.int().check(z.minimum(0));
const share = z.number().check(z.minimum(0), z.maximum(1));

/** The part of a bill that is paid back; where `upTo` is given, no more than that a year. */
const paid = z.strictObject({ share, upTo: z.optional(cents) });

/** How much of a benefit there is, 0 to 3, by its words; a benefit that is left out is "keine Angabe", never "nein". */
const benefits = z.record(
  z.string().check(z.regex(/^[a-zA-Z]{2,40}$/)),
  z.strictObject({ level: z.literal([0, 1, 2, 3]), words: productText }),
);

/** The figures of the conditions, from which worked examples are computed. */
const terms = z.strictObject({
  outpatient: z.strictObject({ doctor: paid, medicine: paid, therapy: paid, alternative: paid }),
  hospital: z.strictObject({ singleRoom: paid, chiefPhysician: paid, aboveScale: paid }),
  dentures: paid,
  /** Zahnstaffel: the most that is paid for teeth in each of the first years; after them no limit. */
  dentalLimits: z.array(cents),
  /** Glasses: an amount once in so many years. */
  glasses: z.strictObject({ amount: cents, everyYears: z.int().check(z.minimum(1)) }),
  /** Months abroad in a year that are covered; left out: without limit. */
  abroad: z.strictObject({ europe: z.optional(z.int()), world: z.optional(z.int()) }),
  /** Beitragsrückerstattung: months of the health premium after a year without a bill. */
  refund: z.strictObject({ months: z.int(), guaranteed: z.boolean() }),
});

/** What a product of health insurance says beyond other products. */
export const productHealth = z.strictObject({
  /** By which wishes and plans of persons name it. */
  key: z.string().check(z.regex(/^[a-z]{1,40}$/)),
  /** Whether it can insure what the Beihilfe leaves. */
  forAid: z._default(z.boolean(), false),
  benefits,
  /** Missing of cover beside a statutory fund. */
  terms: z.optional(terms),
  /** The product that pays a Krankentagegeld beside it. */
  sickPayProduct: z.optional(z.string().check(z.maxLength(60))),
});
