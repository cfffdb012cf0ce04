import * as z from 'zod/mini';
import { premiumFactors } from './codes';

const cents = z.int().check(z.minimum(0));

/** An amount by age; between two ages it runs straight, outside of them it is not offered. */
const byAge = z.array(z.tuple([z.int().check(z.minimum(0), z.maximum(120)), cents])).check(
  z.minLength(1),
  z.refine(
    (rows) => rows.every(([age], index) => index === 0 || age > (rows[index - 1]?.[0] ?? age)),
    'Ages rise.',
  ),
);

/** By what the amount is multiplied from a value on: the last step that is not above it counts. */
const factor = z.strictObject({
  by: z.enum(premiumFactors),
  steps: z
    .array(z.tuple([z.int().check(z.minimum(0)), z.number().check(z.positive())]))
    .check(z.minLength(1)),
});
export type PremiumStep = z.infer<typeof factor>;

const factors = z._default(z.array(factor), []);

/** How the premium of a month follows, in cents: a table, or one of these few functions. */
export const productPremium = z.discriminatedUnion('kind', [
  /** By age, for each `per` cents of the benefit. */
  z.strictObject({ kind: z.literal('perBenefit'), per: cents, byAge, factors, least: z._default(cents, 0) }),
  /** The same for everybody, or by who lives in the household. */
  z.strictObject({
    kind: z.literal('byHousehold'),
    single: cents,
    couple: cents,
    family: cents,
    factors,
  }),
  z.strictObject({ kind: z.literal('perSquareMetre'), amount: cents, least: cents, factors }),
  z.strictObject({ kind: z.literal('fixed'), month: cents, factors }),
  /** Private health cover: adult by age, child, Selbstbeteiligungen of a year, private care insurance by age. */
  z.strictObject({
    kind: z.literal('health'),
    adult: byAge,
    child: cents,
    deductibles: z.array(z.strictObject({ year: cents, factor: z.number().check(z.positive()) })),
    care: z._default(z.array(z.tuple([z.int(), cents])), []),
  }),
  /** What is saved, as somebody chooses: a rate of a month, an amount of once. */
  z.strictObject({
    kind: z.literal('chosen'),
    leastMonth: z.optional(cents),
    leastOnce: z.optional(cents),
    usualMonth: z.optional(cents),
  }),
  /** No price is known: the last list that was kept, or a company that says it only on request. */
  z.strictObject({ kind: z.literal('unknown') }),
]);
export type ProductPremium = z.infer<typeof productPremium>;
