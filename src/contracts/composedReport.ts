import { needTopics } from '@vp-digital/core/household';
import * as z from 'zod/mini';
import { adviceBases, adviceDecisions, complexities, waivable } from './reportKinds';

const said = z.optional(z.string());
const flag = z.optional(z.boolean());

/** An advice record as a report carries it; a newer release may say more. */
const keptRecord = z.object({
  occasion: said,
  basis: z.optional(z.enum(adviceBases)),
  basisDetail: said,
  complexity: z.optional(z.enum(complexities)),
  complexityReason: said,
  waiver: z.optional(
    z.object({ of: z.array(z.enum(waivable)), personIds: z.array(z.string()), returnedOn: said }),
  ),
  recommendations: z.optional(
    z.array(
      z.object({
        id: z.string(),
        topic: z.optional(z.enum(needTopics)),
        personId: said,
        advice: said,
        reason: said,
        decision: z.optional(z.enum(adviceDecisions)),
        decisionReason: said,
      }),
    ),
  ),
});

/** A composition as a report carries it: what is sent, as `reportComposition` says, without its limits. */
export const composedReport = z.object({
  version: z.int(),
  data: z.object({
    kind: z.optional(z.enum(['analysis', 'adviceRecord'])),
    /** `healthInsurance`: the report compares statutory and private health insurance; a newer release may have more. */
    focus: said,
    greeting: said,
    letter: said,
    hidesAmounts: flag,
    showsChanges: flag,
    signatures: flag,
    leftOut: z.optional(z.array(z.string())),
    record: z.optional(keptRecord),
    chapters: z.array(z.object({ chapter: z.string(), shown: z.boolean(), text: said })),
  }),
});
