import type { AppointmentRating, SectionData } from '@vp-digital/core/household';

/** What the page reads and edits, also while the customer has the device. */
export type RatingData = Pick<SectionData, 'appointmentRatings'>;

export interface RatingEntry {
  id: string;
  rating: AppointmentRating;
}

/** All ratings of the household, the newest first. */
export const ratingsOf = ({ appointmentRatings }: RatingData): RatingEntry[] =>
  Object.entries(appointmentRatings.items)
    .map(([id, rating]) => ({ id, rating }))
    .sort((one, other) => other.rating.date.localeCompare(one.rating.date) || one.id.localeCompare(other.id));

/** That of a person on a day; one of older releases, which names nobody, where only one is asked. */
export const ratingOf = (
  ratings: readonly RatingEntry[],
  day: string,
  { personId, isOnly }: { personId: string | undefined; isOnly: boolean },
): RatingEntry | undefined =>
  ratings.find(
    ({ rating }) =>
      rating.date === day && (rating.personId === personId || (rating.personId === undefined && isOnly)),
  );

/** How much surer the customer feels after the appointment; undefined while one of the two is not answered. */
export const difference = ({ before, now }: AppointmentRating): number | undefined =>
  before === undefined || now === undefined ? undefined : now - before;

/** Up to here the customer is not asked to recommend, but offered a call. */
export const isUnhappy = ({ stars }: Pick<AppointmentRating, 'stars'>): boolean =>
  stars !== undefined && stars <= 2;

/** The mean of those who have answered both questions, in whole points; undefined where nobody has. */
export function meanDifference(ratings: readonly AppointmentRating[]): number | undefined {
  const known = ratings.flatMap((rating) => difference(rating) ?? []);
  return known.length === 0 ? undefined : Math.round(known.reduce((sum, one) => sum + one, 0) / known.length);
}
