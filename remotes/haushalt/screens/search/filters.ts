import type { HouseholdSearchInput } from '@vp-digital/core/services';

/** What narrows the list; several narrow it together. */
export const filters = ['appointment', 'uninformed', 'toReview', 'active', 'archived', 'favourites'] as const;
export type Filter = (typeof filters)[number];

/** What the page shows: households that every filter lets through, those opened last, or the week over all. */
export type View = readonly Filter[] | 'recent' | 'week';

export const withoutFilters: readonly Filter[] = [];

/** Days ahead in which an appointment counts as near. */
export const nearDays = 30;

type Asked = NonNullable<HouseholdSearchInput['filter']>;
const asks: Readonly<Record<Filter, Asked>> = {
  appointment: { appointmentWithinDays: nearDays },
  uninformed: { uninformed: true },
  toReview: { toReview: true },
  active: { status: 'active' },
  archived: { status: 'archived' },
  favourites: { favourites: true },
};

/** What the search is asked for. */
export const askedBy = (chosen: readonly Filter[]): Asked =>
  chosen.reduce<Asked>((asked, filter) => ({ ...asked, ...asks[filter] }), {});

/** With the filter, or without it when it is chosen; nothing is both active and archived. */
export function toggled(chosen: readonly Filter[], filter: Filter): readonly Filter[] {
  if (chosen.includes(filter)) return chosen.filter((one) => one !== filter);
  const { status } = asks[filter];
  return [...chosen.filter((one) => !(status && asks[one].status)), filter];
}
