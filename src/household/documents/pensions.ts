import * as z from 'zod/mini';
import { pensionProviders } from './codes';
import { defineDocument } from './defineDocument';
import { basisPoints, entry, id, isoDate, money } from './fields';

/**
 * Staatliche Rente: what a pension scheme wrote to a person on a day (Renteninformation, Versorgungsauskunft). A person
 * has one record per letter; the newest counts. Pensions are gross amounts per month.
 */
const statutoryPension = z.strictObject({
  ...entry,
  personId: id,
  /** Date of the letter. */
  recordDate: isoDate,
  /** DRV, Versorgungswerk, Beamtenversorgung. */
  provider: z._default(z.enum(pensionProviders), 'statutory'),
  /** Entgeltpunkte in ten-thousandths: 56 000 means 5,6. */
  pointsTenThousandths: z.optional(z.int().check(z.minimum(0), z.maximum(1_200_000))),
  /** Regelaltersrente earned so far. */
  earnedPension: z.optional(money(20_000)),
  /** Projected to the standard age: without adjustments, with 1 % and with 2 % a year. */
  projectedPension: z.optional(money(20_000)),
  projectedWithOnePercent: z.optional(money(50_000)),
  projectedWithTwoPercent: z.optional(money(50_000)),
  /** Rente wegen voller Erwerbsminderung; for a civil servant: Ruhegehalt when unfit today. */
  disabilityPension: z.optional(money(20_000)),
  /** False: not insured against disability (36 of 60 months missing); a missing value counts as insured. */
  disabilityEntitled: z.optional(z.boolean()),
  waitingMonths: z.optional(z.int().check(z.minimum(0), z.maximum(780))),
  survivorPension: z.optional(money(20_000)),
  /** Ruhegehaltssatz at the standard age, at most 71.75 %. */
  pensionRate: z.optional(basisPoints(7_175)),
});
export const statutoryPensions = defineDocument(statutoryPension, { owner: 'personId' });
export type StatutoryPension = z.infer<typeof statutoryPension>;
