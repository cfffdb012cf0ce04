import * as z from 'zod/mini';
import { defineDocument } from './defineDocument';
import { basisPoints, entry, money, text } from './fields';

/** Basisrente, by person id: what is being considered in addition to the contracts that run. */
const basicPensionPlan = z.strictObject({
  ...entry,
  /** Paid a month, and once more each December. */
  monthly: z.optional(money(10_000)),
  december: z.optional(money(100_000)),
  /** Age at which the pension is to begin; the law allows none before 62. */
  startAge: z.optional(z.int().check(z.minimum(62), z.maximum(72))),
  /** Sparziel: the net pension of a month, in today's money, that is asked for. */
  targetPension: z.optional(money(20_000)),
  /** Why it does not suit this person; while it is there, another layer is talked about. */
  declinedReason: z.optional(text(500)),
  /** Contributions are guaranteed instead of invested in funds altogether. */
  guaranteed: z.optional(z.boolean()),
  /** Spouse and children are paid a pension after a death. */
  survivorCover: z.optional(z.boolean()),
  /** The contributions go on being paid by the insurer in the case of disability. */
  disabilitySupplement: z.optional(z.boolean()),
  /** Why this proposal, in sentences; they go into the record. */
  reason: z.optional(text(2_000)),
  /** Kombination: parts of one net effort that go into a company pension and into a depot. The rest is the Basisrente. */
  companyShare: z.optional(basisPoints(10_000)),
  depotShare: z.optional(basisPoints(10_000)),
});
export const basicPensionPlans = defineDocument(basicPensionPlan, { owner: 'key' });
export type BasicPensionPlan = z.infer<typeof basicPensionPlan>;
