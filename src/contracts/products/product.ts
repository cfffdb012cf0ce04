import * as z from 'zod/mini';
import { buildingVariants, insuranceLines, savingLines } from '@vp-digital/core/household';
import { caseRule } from './cases';
import {
  paymentWays,
  productFields,
  productKinds,
  productLicences,
  productPapers,
  productStages,
  sustainabilityCategories,
} from './codes';
import { productHealth } from './health';
import { productPremium } from './premiums';
import { productRule } from './rules';
import { productText } from './texts';

const cents = z.int().check(z.minimum(0));
const share = z.number().check(z.minimum(0), z.maximum(1));

/** What a benefit is: once, of a month, of a day; with what can be chosen, in cents. */
const benefit = z.strictObject({
  kind: z.enum(['sum', 'monthly', 'daily']),
  least: cents,
  most: cents,
  step: cents,
  usual: cents,
  /** Insurable limit: the largest part of gross pay that a benefit of a month may be. */
  mostOfGross: z.optional(share),
});

/** Costs in parts of one and cents: once of what is paid in, each year of what is there, each year whatever is there. */
const costs = z.strictObject({
  entry: z._default(share, 0),
  yearly: z._default(share, 0),
  yearlyFixed: z._default(cents, 0),
  /** Abschluss- und Vertriebskosten, spread over the first years: part of the rates of the whole term. */
  acquisition: z._default(share, 0),
});

/** What comes back of what was paid when somebody stops after so many years. */
const stopping = z.discriminatedUnion('kind', [
  /** The premium has bought cover and is used up. */
  z.strictObject({ kind: z.literal('consumed') }),
  z.strictObject({
    kind: z.literal('value'),
    after: z.array(z.tuple([z.int(), z.number().check(z.minimum(0))])),
  }),
]);

/** Terms of building savings (F20): parts of one, of a year or of the sum. */
const buildingTerms = z.strictObject({
  feeRate: share,
  savingsRate: share,
  minimumBalance: share,
  loanRate: share,
  loanPaymentRate: share,
  /**
   * Regelsparbeitrag of a month, as a part of the sum: above `most` the house may refuse payments, so that allocation slips;
   * below `least` it may give notice.
   */
  regularRate: share,
  leastRate: z.optional(share),
  mostRate: z.optional(share),
  /** Whom it is made for: who wants the loan, or who wants the interest. */
  variant: z.optional(z.enum(buildingVariants)),
});

/** One feature that products of a field are compared by; `level` 0 to 3 says how far it goes, never how good it is. */
const feature = z.strictObject({
  key: z.string().check(z.regex(/^[a-zA-Z]{2,30}$/)),
  name: productText,
  value: productText,
  level: z.optional(z.int().check(z.minimum(0), z.maximum(3))),
});

/** A paper to be handed out, with the version and the day of it. */
const paper = z.strictObject({
  kind: z.enum(productPapers),
  version: z.string().check(z.minLength(1), z.maxLength(20)),
  date: z.iso.date(),
});

/** Something that can be proposed: an insurance, a saving, a fund, building savings, a tariff of private health insurance. */
export const product = z
  .strictObject({
    id: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(60)),
    version: z.string().check(z.minLength(1), z.maxLength(20)),
    kind: z.enum(productKinds),
    /** The line of the contract that it becomes; funds without a savings plan become an asset. */
    line: z.optional(z.enum([...insuranceLines, ...savingLines])),
    name: z.string().check(z.minLength(1), z.maxLength(80)),
    company: z.string().check(z.minLength(1), z.maxLength(80)),
    /** The official term beside the plain name. */
    term: productText,
    /** What it is for, in a sentence. */
    purpose: productText,
    aliases: z._default(z.array(z.string()), []),
    field: z.enum(productFields),
    /** Schicht of provision for old age. */
    layer: z.optional(z.literal([1, 2, 3])),
    stage: z.enum(productStages),
    licence: z.enum(productLicences),
    /** Target market, and negative target market, which is said first. */
    suits: z.array(productRule),
    unsuited: z.array(productRule).check(z.minLength(1)),
    /** Without these it cannot be had at all. */
    eligibility: z._default(z.array(productRule), []),
    benefit: z.optional(benefit),
    features: z._default(z.array(feature), []),
    exclusions: z._default(z.array(productText), []),
    cases: z._default(z.array(caseRule), []),
    /** Missing in a list that was kept without prices. */
    costs: z.optional(costs),
    stopping,
    premium: productPremium,
    /** What the premium did before: change against the year before, in parts of one. */
    premiumHistory: z._default(z.array(z.strictObject({ year: z.int(), change: z.number() })), []),
    payment: z._default(z.array(z.enum(paymentWays)), ['plan']),
    /** Copied from the official sheet, never computed: SRI 1 to 7, or Chancen-Risiko-Klasse 1 to 5 of certified contracts. */
    risk: z.optional(
      z.discriminatedUnion('scale', [
        z.strictObject({ scale: z.literal('sri'), level: z.int().check(z.minimum(1), z.maximum(7)) }),
        z.strictObject({ scale: z.literal('crk'), level: z.int().check(z.minimum(1), z.maximum(5)) }),
      ]),
    ),
    /** For how many years money should stay. */
    horizonYears: z.optional(z.int().check(z.minimum(0), z.maximum(60))),
    /** The part of it that is in shares, of investments. */
    equityShare: z.optional(share),
    sustainability: z.optional(
      z.strictObject({
        category: z.enum(sustainabilityCategories),
        asOf: z.iso.date(),
        /** Smallest shares that are promised: aims of the EU taxonomy, sustainable investments. */
        taxonomy: z._default(share, 0),
        sustainable: z._default(share, 0),
        /** Considers adverse impacts (PAI). */
        avoidsHarm: z._default(z.boolean(), false),
      }),
    ),
    building: z.optional(buildingTerms),
    health: z.optional(productHealth),
    papers: z.array(paper).check(z.minLength(1)),
    validFrom: z.iso.date(),
    /** The last day on which this version can be taken. */
    validTo: z.optional(z.iso.date()),
  })
  .check(
    z.refine(({ kind, risk }) => kind !== 'fund' || risk?.scale === 'sri', 'A fund has an SRI.'),
    z.refine(
      ({ line, risk }) => (line !== 'basicPension' && line !== 'riester' ? true : risk?.scale === 'crk'),
      'A certified contract has a Chancen-Risiko-Klasse and no SRI.',
    ),
    z.refine(
      ({ kind, building }) => (kind === 'buildingSavings') === (building !== undefined),
      'Terms of building savings.',
    ),
    z.refine(
      ({ premium, benefit }) => premium.kind !== 'perBenefit' || benefit !== undefined,
      'A premium per benefit has one.',
    ),
  );
export type Product = z.infer<typeof product>;
