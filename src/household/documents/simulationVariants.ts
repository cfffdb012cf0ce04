import { permissions } from '@vp-digital/core/reference';
import * as z from 'zod/mini';
import { budgetEvent } from './budgetEvents';
import { courseCases, simulationKinds } from './codes';
import { defineDocument } from './defineDocument';
import { basisPoints, entry, id, money, requiredText } from './fields';

/** Months from the standard age at which a pension begins. */
const start = z.int().check(z.minimum(-120), z.maximum(120));

/**
 * A variant of a simulation: what differs from the plan of the household, and no copy of it. A corrected income changes
 * every variant.
 */
const variant = z.strictObject({
  ...entry,
  kind: z.enum(simulationKinds),
  title: requiredText(60),
  /** Whose starts of pension `starts` holds, one of each in this order. */
  personIds: z._default(z.array(id).check(z.maxLength(4)), []),
  starts: z._default(z.array(start).check(z.maxLength(4)), []),
  /** Saved a month beyond what runs today. */
  extraSaving: z.optional(money(10_000)),
  /** Share of today's net that is needed, and the return above inflation. */
  needShare: z.optional(basisPoints(15_000)),
  realReturn: z.optional(basisPoints(600)),
  /** Earning power of the first of `personIds`: the case, when work stops and for how many months, and what changes. */
  lossCase: z.optional(z.enum(courseCases)),
  lossStart: z.optional(z.int().check(z.minimum(0), z.maximum(720))),
  lossMonths: z.optional(z.int().check(z.minimum(1), z.maximum(60))),
  pensionRefused: z.optional(z.boolean()),
  help: z.optional(money(10_000)),
  /** What others earn more a month meanwhile, or less. */
  othersMore: z.optional(money(20_000)),
  othersLess: z.optional(money(20_000)),
  pausesSavings: z.optional(z.boolean()),
  dropsWishes: z.optional(z.boolean()),
  /** A sample pension of a month. */
  sampleCover: z.optional(money(20_000)),
  /** Of the budget: what happens, and what is spent less and kept a month. */
  events: z.optional(z.record(id, budgetEvent)),
  keptMore: z.optional(money(10_000)),
});
export const simulationVariants = defineDocument(variant, {
  owner: 'personIds',
  perOwner: 'starts',
  parts: 'events',
  merge: 'both',
  change: permissions.simulations,
});
export type SimulationVariant = z.infer<typeof variant>;
