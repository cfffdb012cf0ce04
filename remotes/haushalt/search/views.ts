import type { HouseholdSearchInput } from '@vp-digital/core/services';

/** What the list shows: one of these at a time. */
export const views = ['all', 'recent', 'appointment', 'favourites'] as const;
export type View = (typeof views)[number];

/** Those opened last are no search. */
export type SearchedView = Exclude<View, 'recent'>;

/** Days ahead in which an appointment counts as near. */
export const nearDays = 30;

/** What a view asks the search for. */
export const filterOf: Readonly<Record<SearchedView, HouseholdSearchInput['filter']>> = {
  all: undefined,
  appointment: { appointmentWithinDays: nearDays },
  favourites: { favourites: true },
};
