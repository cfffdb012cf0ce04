import {
  advisorEndpoints,
  createAreaApi,
  householdEndpoints,
  newHouseholdEndpoints,
  preferencesEndpoints,
} from '@vp-digital/core/services';

export const haushaltApi = createAreaApi('haushalt');

export const {
  useAccessRequestsQuery,
  useContextsQuery,
  useCreateHouseholdMutation,
  useDecideAccessRequestMutation,
  useFindHeldMutation,
  useHouseholdPagesInfiniteQuery,
  useNoteVisitMutation,
  usePreferencesQuery,
  useRecentHouseholdsQuery,
  useReplacePreferencesMutation,
  useRequestAccessMutation,
  useRolesQuery,
  useTakeRoleMutation,
} = haushaltApi.api.injectEndpoints({
  endpoints: (build) => ({
    ...householdEndpoints(build),
    ...newHouseholdEndpoints(build),
    ...advisorEndpoints(build),
    ...preferencesEndpoints(build),
  }),
});
