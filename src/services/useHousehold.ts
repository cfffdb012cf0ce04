import type { HouseholdSummary } from '@vp-digital/core/contracts';
import { skipToken } from '@vp-digital/core/libs/query';
import type { ServiceError } from './request/serviceError';
import { useAreaServices } from './saving/AreaServices';

/** The household's name and persons; undefined while they are fetched. */
export function useHousehold(householdId: string | undefined): {
  household: HouseholdSummary | undefined;
  error: ServiceError | undefined;
} {
  const { areaApi } = useAreaServices();
  const query = areaApi.api.useHouseholdQuery(householdId ?? skipToken);
  return { household: query.currentData, error: query.error as ServiceError | undefined }; // our base query's error type
}

/** The same without asking for it: undefined, too, when nobody has. */
export function useKnownHousehold(householdId: string | undefined): {
  household: HouseholdSummary | undefined;
  isLoading: boolean;
} {
  const { areaApi } = useAreaServices();
  const { currentData, isLoading } = areaApi.api.endpoints.household.useQueryState(householdId ?? skipToken);
  return { household: currentData, isLoading };
}
