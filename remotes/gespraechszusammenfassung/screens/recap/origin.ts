import { matchRoute, type Route, routes } from '@vp-digital/core/reference';

/** Name of the address's part in which a shell says which screen stands beside the side slot. */
const originParameter = 'herkunft';

const known: readonly Route[] = Object.values(routes);

/** The screen that an address leads to, as a route: its path holds no id. */
export const originOf = (search: string): string | undefined => {
  const address = new URLSearchParams(search).get(originParameter);
  return address === null ? undefined : matchRoute(known, address.split('?')[0] ?? '')?.route.path;
};

/** A household's two ids; the number of the legacy system once it is known. */
export interface HouseholdIds {
  householdId: string;
  legacyHouseholdId: number | undefined;
}

/**
 * Title and address of a screen in this household; without an address for one that needs more than the household.
 * Screens addressed by the number understand the id as well.
 */
export function originLink(path: string | undefined, { householdId, legacyHouseholdId }: HouseholdIds) {
  const route = known.find((one) => one.path === path);
  if (!route) return undefined;
  const href = route.href({ householdId, legacyHouseholdId: String(legacyHouseholdId ?? householdId) });
  return { title: route.title, href: route.path.match(/:/g)?.length === 1 ? href : undefined };
}
