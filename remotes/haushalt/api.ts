import {
  createAreaApi,
  householdEndpoints,
  newHouseholdEndpoints,
  preferencesEndpoints,
} from '@vp-digital/core/services';

export const haushaltApi = createAreaApi('haushalt');

const api = haushaltApi.api.injectEndpoints({
  endpoints: (build) => ({
    ...householdEndpoints(build),
    ...newHouseholdEndpoints(build),
    ...preferencesEndpoints(build),
  }),
});

export const { householdPages, noteVisit } = api.endpoints;

export const {
  useAccessRequestsQuery,
  useCreateHouseholdMutation,
  useDecideAccessRequestMutation,
  useFindHeldMutation,
  useHouseholdPagesInfiniteQuery,
  usePreferencesQuery,
  useRecentHouseholdsQuery,
  useReplacePreferencesMutation,
  useRequestAccessMutation,
  useSearchHouseholdsQuery,
} = api;
