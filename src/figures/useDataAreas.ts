import { type DataArea, dataAreas } from '@vp-digital/core/household';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { routes } from '@vp-digital/core/reference';
import { useOffers } from '@vp-digital/core/ui';

export interface OfferedArea {
  area: DataArea;
  /** Its screen. */
  href: string;
}

/** The areas of the analysis whose screens can be opened: one that is built later is there by itself. */
export function useDataAreas(): OfferedArea[] {
  const householdId = useHouseholdId();
  const offers = useOffers();
  const screens: Record<DataArea, string> = {
    persons: routes.personalData.href({ householdId, id: householdId }),
    housing: routes.livingSituation.href({ householdId }),
    income: routes.income.href({ householdId }),
    expenses: routes.expenses.href({ householdId }),
    contracts: routes.contracts.href({ householdId }),
    pension: routes.statePension.href({ householdId }),
    wealth: routes.balanceSheet.href({ householdId }),
    goals: routes.wishesAndGoals.href({ householdId }),
  };
  return dataAreas.map((area) => ({ area, href: screens[area] })).filter(({ href }) => offers(href));
}
