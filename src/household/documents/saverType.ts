import * as z from 'zod/mini';
import { defineDocument } from './defineDocument';
import { entry, isoDate } from './fields';

/** From 1 (not at all) to 5 (completely). */
const agreement = z.optional(z.int().check(z.minimum(1), z.maximum(5)));

/**
 * Sparertyp: how far a person agrees with eight statements about habits, by person id. It chooses words and pots, and is no
 * risk profile: nothing of it prefills a suitability test.
 */
const saverAnswers = z.strictObject({
  ...entry,
  safetyReserve: agreement,
  goalNamed: agreement,
  opportunityOffers: agreement,
  chanceGrowth: agreement,
  safetyOverview: agreement,
  goalDated: agreement,
  opportunityLeftover: agreement,
  chanceSwings: agreement,
  /** Day of the last answer: after 24 months it is asked again. */
  answeredAt: z.optional(isoDate),
});
export const saverType = defineDocument(saverAnswers, { owner: 'key' });
export type SaverAnswers = z.infer<typeof saverAnswers>;
