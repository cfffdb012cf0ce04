import type { HouseholdSearchInput } from '@vp-digital/core/services';

/** What the list shows: one of these at a time. */
export const views = ['all', 'recent', 'appointment', 'favourites'] as const;
export type View = (typeof views)[number];

/** Days ahead in which an appointment counts as near. */
export const nearDays = 30;

/** What a view asks the search for; those opened last are no search. */
export const filterOf: Readonly<Record<Exclude<View, 'recent'>, HouseholdSearchInput['filter']>> = {
  all: undefined,
  appointment: { appointmentWithinDays: nearDays },
  favourites: { favourites: true },
};
