import { routes, type SegmentHome, splitAppSegment } from '@vp-digital/core/reference';
import { type AddressedHousehold, householdAddress } from './householdAddress';

/** By name, so that the shell carries these screens' paths and no others. */
const homes: Record<SegmentHome, string> = {
  advisorSelection: routes.advisorSelection.path,
  assessment: routes.assessment.path,
  expenses: routes.expenses.path,
  personalData: routes.personalData.path,
  pkvStart: routes.pkvStart.path,
  productCatalogue: routes.productCatalogue.path,
  shoppingCart: routes.shoppingCart.path,
  snapshots: routes.snapshots.path,
};

/**
 * Where an app segment without a path leads: its home in the household that was entered last, or that household's
 * overview while no area has the screen. Without a household one is searched for first.
 *
 * @param isScreen whether an area has a screen at this address
 * @returns undefined for every other address, and for segments that are a base path only
 */
export function segmentHome(
  address: string,
  household: AddressedHousehold | undefined,
  isScreen: (address: string) => boolean,
): string | undefined {
  const split = splitAppSegment(address);
  const [path, search] = split?.path.split('?') ?? [];
  if (!split?.home || path !== '/') return undefined;
  const home = homes[split.home];
  if (!home.includes(':')) return home;
  if (!household) return routes.householdSearch.href({});
  const there = householdAddress(home, household);
  if (there === undefined || !isScreen(there)) return routes.householdOverview.href(household);
  return search === undefined ? there : `${there}?${search}`;
}
