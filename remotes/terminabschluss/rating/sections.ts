import type { AppointmentRating, SectionData } from '@vp-digital/core/household';

/** The documents that the rating page reads; it edits `appointmentRatings`. */
export const ratingSections = ['persons', 'appointmentRatings'] as const;

/** What is read while the customer has the device. */
export const customerSections = ['appointmentRatings'] as const;

export type RatingData = Pick<SectionData, (typeof ratingSections)[number]>;

export interface RatingEntry {
  id: string;
  rating: AppointmentRating;
}

/** All ratings of the household, the newest first. */
export const ratingsOf = ({ appointmentRatings }: Pick<RatingData, 'appointmentRatings'>): RatingEntry[] =>
  Object.entries(appointmentRatings.items)
    .map(([id, rating]) => ({ id, rating }))
    .sort((one, other) => other.rating.date.localeCompare(one.rating.date) || one.id.localeCompare(other.id));

/** How much surer the customer feels after the appointment; undefined while one of the two is not answered. */
export const difference = ({ before, now }: AppointmentRating): number | undefined =>
  before === undefined || now === undefined ? undefined : now - before;

/** Up to here the customer is not asked to recommend, but offered a call. */
export const isUnhappy = ({ stars }: Pick<AppointmentRating, 'stars'>): boolean =>
  stars !== undefined && stars <= 2;
