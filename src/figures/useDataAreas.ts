import type { DataArea } from '@vp-digital/core/household';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useOffers } from '@vp-digital/core/ui';
import { areaScreens } from './areaScreens';

export interface OfferedArea {
  area: DataArea;
  /** Its screen. */
  href: string;
}

/** The areas of the analysis whose screens can be opened: one that is built later is there by itself. */
export function useDataAreas(): OfferedArea[] {
  const householdId = useHouseholdId();
  const offers = useOffers();
  return areaScreens
    .map(({ area, screen }) => ({ area, href: screen.href({ householdId, id: householdId }) }))
    .filter(({ href }) => offers(href));
}
