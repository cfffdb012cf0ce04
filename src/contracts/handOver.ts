import { benefitKinds, type Frequency, insuranceLines, savingLines } from '@vp-digital/core/household';
import { handOverSegments } from '@vp-digital/core/reference';
import * as z from 'zod/mini';

/*
 * The hand-over to an application of a segment without screens, over the one port that the handshake of frames has brought
 * (`shell/messages/handshake`). What is not of these shapes is passed over.
 */

const envelope = { ns: z.literal('vp.handover'), v: z.literal(1) };
const short = (maximum: number) => z.string().check(z.minLength(1), z.maxLength(maximum));
const cents = z.int().check(z.minimum(0), z.maximum(100_000_00));
const frequencies = [
  'monthly',
  'quarterly',
  'halfYearly',
  'yearly',
  'once',
] as const satisfies readonly Frequency[];
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** What is handed over at most; which of it a segment gets, it says itself. No name, no birth date, no health, no bank. */
export const handOverFacts = z.strictObject({
  age: z.optional(z.int().check(z.minimum(0), z.maximum(130))),
  postalCode: z.optional(short(15)),
  adults: z.optional(z.int()),
  children: z.optional(z.int()),
  /** Of the cart: what the household has said "Ja" to. */
  positions: z.optional(
    z.array(z.strictObject({ title: short(120), premium: z.optional(cents) })).check(z.maxLength(100)),
  ),
});
export type HandOverFacts = z.infer<typeof handOverFacts>;

/** To the application, once it has greeted. */
export const handOverStart = z.strictObject({
  ...envelope,
  type: z.literal('handOver'),
  segment: z.enum(handOverSegments),
  language: z.enum(['de', 'en']),
  facts: handOverFacts,
});
export type HandOverStart = z.infer<typeof handOverStart>;

const offer = z.strictObject({
  title: short(120),
  company: z.optional(short(80)),
  line: z.optional(z.enum([...insuranceLines, ...savingLines])),
  /** Cents of each payment. */
  premium: z.optional(cents),
  frequency: z.optional(z.enum(frequencies)),
  benefit: z.optional(z.int().check(z.minimum(0), z.maximum(100_000_000_00))),
  benefitKind: z.optional(z.enum(benefitKinds)),
  validUntil: z.optional(day),
});
export type HandOverOffer = z.infer<typeof offer>;

/** From the application: a finished offer, or that nothing came of it. */
export const handOverAnswer = z.discriminatedUnion('type', [
  z.strictObject({ ...envelope, type: z.literal('offer'), offer }),
  z.strictObject({ ...envelope, type: z.literal('cancelled') }),
]);
export type HandOverAnswer = z.infer<typeof handOverAnswer>;
