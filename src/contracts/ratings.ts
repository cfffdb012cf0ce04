import * as z from 'zod/mini';

/** Minimum number of answers for an average: with fewer, single answers could be inferred. */
export const fewestRatings = 10;

/** In tenths; missing if there are too few answers. */
const average = z.optional(z.int());

/** `GET /api/appointment/rating-averages`: over all appointments rated by households of the caller's context. */
export const ratingAverages = z.object({
  /** How many appointments were rated. */
  ratings: z.int(),
  before: average,
  now: average,
  stars: average,
  recommend: average,
});
export type RatingAverages = z.infer<typeof ratingAverages>;
