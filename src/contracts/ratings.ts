import * as z from 'zod/mini';

/** An average is of this many answers or more: of fewer, each could be told apart. */
export const fewestRatings = 10;

/** In tenths; left out where there are too few answers. */
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
