import { useHouseholdId } from '@vp-digital/core/micro-app';
import { routes } from '@vp-digital/core/reference';
import { useKnownHousehold } from '@vp-digital/core/services';
import { useOffers } from '@vp-digital/core/ui';

/** Where an appointment that goes on is closed in five steps; undefined where that is not offered. */
export function useClosingPage(): string | undefined {
  const householdId = useHouseholdId();
  const { household } = useKnownHousehold(householdId);
  const href = routes.fiveSteps.href({
    legacyHouseholdId: String(household?.legacyHouseholdId ?? householdId),
  });
  return useOffers()(href) ? href : undefined;
}
