import { needTopics } from '@vp-digital/core/household';
import * as z from 'zod/mini';
import { text } from './ownText';
import { adviceBases, adviceDecisions, complexities, waivable } from './reportKinds';

/** Maximum characters of the texts in an advice record. */
export const longestRecordTexts = {
  occasion: 600,
  advice: 1000,
  reason: 1000,
  complexityReason: 600,
  basisDetail: 1000,
} as const;

const recommendation = {
  id: z.uuid(),
  /** One of the comparison's topics; missing for advice on anything else. */
  topic: z.optional(z.enum(needTopics)),
  personId: z.optional(z.uuid()),
  /** What is recommended. */
  advice: z.optional(text(longestRecordTexts.advice)),
  /** Why. */
  reason: z.optional(text(longestRecordTexts.reason)),
  decision: z.optional(z.enum(adviceDecisions)),
  /** Why the household decided this way. */
  decisionReason: z.optional(text(longestRecordTexts.reason)),
};

const fields = {
  /** Anlass, in addition to what the appointment says. */
  occasion: z.optional(text(longestRecordTexts.occasion)),
  /** What the advice rests on, and which insurers were considered. */
  basis: z.optional(z.enum(adviceBases)),
  basisDetail: z.optional(text(longestRecordTexts.basisDetail)),
  complexity: z.optional(z.enum(complexities)),
  complexityReason: z.optional(text(longestRecordTexts.complexityReason)),
};

/**
 * A waiver of advice or of its documentation, by those who declare it: a separate sheet with the notice that it may be
 * to their disadvantage, to be signed (§ 61 (2) VVG).
 */
const waiver = {
  of: z.array(z.enum(waivable)).check(z.minLength(1), z.maxLength(waivable.length)),
  personIds: z.array(z.uuid()).check(z.maxLength(20)),
  /** The day on which the signed sheet came back; nobody waives anything before (§ 126 BGB). */
  returnedOn: z.optional(z.iso.date()),
};

/** What an advice record adds to what is frozen: written by the advisor. */
export const adviceRecord = z.strictObject({
  ...fields,
  waiver: z.optional(z.strictObject(waiver)),
  recommendations: z.optional(z.array(z.strictObject(recommendation)).check(z.maxLength(30))),
});
export type AdviceRecord = z.infer<typeof adviceRecord>;
export type Recommendation = NonNullable<AdviceRecord['recommendations']>[number];
