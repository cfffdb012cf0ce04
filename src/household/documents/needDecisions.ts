import * as z from 'zod/mini';
import { defineDocument } from './defineDocument';
import { entry, id, isoDate, money, text } from './fields';
import { needTopics } from './needCodes';

/**
 * Entscheidung zu einem Thema des Soll-Ist-Vergleichs: what the household wants to do about it, and with which target. A topic of
 * a person has her decision, one of the household only one.
 */
const needDecision = z.strictObject({
  ...entry,
  topic: z.enum(needTopics),
  personId: z.optional(id),
  /** Besprechen, später, nicht gewünscht. */
  decision: z.optional(z.enum(['discuss', 'later', 'notWanted'])),
  /** Why, in the household's own words. */
  reason: z.optional(text(280)),
  /** Wiedervorlage of what is put off or not wanted. */
  followUpOn: z.optional(isoDate),
  /** Soll that the household wants in the place of the computed one: of a month, or once, as the topic has it. */
  target: z.optional(money(10_000_000)),
  targetReason: z.optional(text(280)),
  /** Agreed order, 1 for the first topic to be discussed. */
  rank: z.optional(z.int().check(z.minimum(1), z.maximum(99))),
});
/** A household has one of each topic and person: of two households that become one, those of one side. */
export const needDecisions = defineDocument(needDecision, { owner: 'personId', merge: 'one' });
export type NeedDecision = z.infer<typeof needDecision>;
