import * as z from 'zod/mini';
import { investmentClasses, sustainabilityKinds, sustainabilityWishes } from './cartCodes';
import { defineDocument } from './defineDocument';
import { basisPoints, entry, id, isoDate, money, text } from './fields';

/**
 * Geeignetheit (§ 7c VVG, § 16 FinVermV), by person id: what somebody wants, would bear, can bear and understands. Nothing
 * prefills it: neither the saver type nor the Finanznote.
 */
const assessment = z.strictObject({
  ...entry,
  /** What the money is for: a goal, or in own words. */
  goalId: z.optional(id),
  goal: z.optional(text(200)),
  /** Once, and each month. */
  amount: z.optional(money(100_000_000)),
  rate: z.optional(money(100_000)),
  horizonYears: z.optional(z.int().check(z.minimum(0), z.maximum(60))),
  /** Would bear: the loss in euros up to which she would not sell. */
  lossTolerance: z.optional(money(100_000_000)),
  /** Can bear: the loss in euros that would not change how she lives. */
  lossCapacity: z.optional(money(100_000_000)),
  /** The largest loss that she has lived through. */
  largestLoss: z.optional(money(100_000_000)),
  /** Asset classes that she understands, and those that she has owned; left out while nobody has asked. */
  understands: z.optional(z.array(z.enum(investmentClasses))),
  owned: z.optional(z.array(z.enum(investmentClasses))),
  sustainability: z.optional(z.enum(sustainabilityWishes)),
  sustainabilityKinds: z.optional(z.array(z.enum(sustainabilityKinds))),
  /** The least share of it. */
  sustainabilityShare: z.optional(basisPoints(10_000)),
  /** Answers that contradict each other, both kept, and what was said when asked again; why a preference changed. */
  remark: z.optional(text(1000)),
  assessedOn: z.optional(isoDate),
  /** Who has asked. */
  assessedBy: z.optional(text(120)),
});
export const suitability = defineDocument(assessment, {
  owner: 'key',
  links: [{ field: 'goalId', document: 'goals' }],
});
export type Suitability = z.infer<typeof assessment>;
