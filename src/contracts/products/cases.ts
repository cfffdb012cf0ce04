import * as z from 'zod/mini';
import { productFields } from './codes';
import { productText } from './texts';

const cents = z.int().check(z.minimum(0));

/** Who pays before any contract, in the cases of a month's income. */
const casePayers = ['none', 'sickPay', 'disabilityPension'] as const;

/** A fixed case of a field (Schadenfall), run through the rules of each of its products. */
export const damageCase = z.strictObject({
  key: z.string().check(z.regex(/^[a-zA-Z]{3,40}$/)),
  field: z.enum(productFields),
  name: productText,
  /** What happens, in a sentence. */
  text: productText,
  loss: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('amount'), amount: cents }),
    /** The need of a month without work (F17), of which somebody else pays a part. */
    z.strictObject({ kind: z.literal('income'), payer: z.enum(casePayers) }),
    /** What a death leaves to be paid (F18), before any contract. */
    z.strictObject({ kind: z.literal('death') }),
  ]),
});
export type DamageCase = z.infer<typeof damageCase>;

/** How a product pays in a case. */
export const caseRule = z.strictObject({
  case: z.string(),
  pays: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('nothing') }),
    /** The benefit that is agreed: a sum, or an amount of a month or a day. */
    z.strictObject({ kind: z.literal('benefit') }),
    /** All of it less a deductible, up to an amount where there is one. */
    z.strictObject({ kind: z.literal('all'), deductible: z._default(cents, 0), upTo: z.optional(cents) }),
    /** A part of it. */
    z.strictObject({ kind: z.literal('share'), share: z.number().check(z.minimum(0), z.maximum(2)) }),
  ]),
  /** The clause behind it, in plain words. */
  note: z.optional(productText),
});
export type CaseRule = z.infer<typeof caseRule>;
