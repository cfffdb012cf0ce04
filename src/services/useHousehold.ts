import type { HouseholdSummary } from '@vp-digital/core/contracts';
import { skipToken } from '@vp-digital/core/libs/query';
import type { ServiceError } from './request/serviceError';
import { useAreaServices } from './saving/AreaServices';

interface Known {
  currentData?: HouseholdSummary | undefined;
  error?: unknown;
  isLoading: boolean;
}

/** Asked for again and as it was, it draws nothing: a page that is being drawn would have to begin anew. */
const known = {
  selectFromResult: ({ currentData, error, isLoading }: Known) => ({
    household: currentData,
    error: error as ServiceError | undefined, // our base query's error type
    isLoading,
  }),
};

/** The household's name and persons; undefined while they are fetched. */
export function useHousehold(householdId: string | undefined): {
  household: HouseholdSummary | undefined;
  error: ServiceError | undefined;
} {
  return useAreaServices().areaApi.api.useHouseholdQuery(householdId ?? skipToken, known);
}

/** The same without asking for it: undefined, too, when nobody has. */
export function useKnownHousehold(householdId: string | undefined): {
  household: HouseholdSummary | undefined;
  isLoading: boolean;
} {
  const { household } = useAreaServices().areaApi.api.endpoints;
  return household.useQueryState(householdId ?? skipToken, known);
}
