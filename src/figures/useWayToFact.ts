import type { FactName } from '@vp-digital/core/household';
import { useLocation } from '@vp-digital/core/libs/router';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useHasPermission } from '@vp-digital/core/platform';
import { permissions, routes } from '@vp-digital/core/reference';

/** The page that records a fact; undefined on this very page, and where the user may open none. */
export function useWayToFact(): (fact: FactName) => string | undefined {
  const householdId = useHouseholdId();
  const { pathname } = useLocation();
  const canSeeBalance = useHasPermission(permissions.balanceSheet);
  const balance = canSeeBalance ? routes.balanceSheet.href({ householdId }) : undefined;
  const ways: Partial<Record<FactName, string | undefined>> = {
    net: routes.income.href({ householdId }),
    expenses: routes.expenses.href({ householdId }),
    contracts: routes.contracts.href({ householdId }),
    assets: balance,
    property: balance,
  };
  return (fact) => {
    const way = ways[fact];
    return way === pathname ? undefined : way;
  };
}
