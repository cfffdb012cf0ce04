import {
  advisorEndpoints,
  consentEndpoints,
  createAreaApi,
  householdEndpoints,
  newHouseholdEndpoints,
  preferencesEndpoints,
} from '@vp-digital/core/services';

export const haushaltApi = createAreaApi('haushalt');

export const {
  useAccessRequestsQuery,
  useConsentsQuery,
  useConsentProofsQuery,
  useContextsQuery,
  useCreateHouseholdMutation,
  useDecideAccessRequestMutation,
  useExportPersonMutation,
  useFindHeldMutation,
  useHouseholdPagesInfiniteQuery,
  useLazyConsentProofsQuery,
  useNoteVisitMutation,
  usePreferencesQuery,
  useRecentHouseholdsQuery,
  useRecordConsentMutation,
  useReplacePreferencesMutation,
  useRequestAccessMutation,
  useRequestDeletionMutation,
  useRolesQuery,
  useSearchHouseholdsQuery,
  useTakeRoleMutation,
  useWithdrawDeletionMutation,
} = haushaltApi.api.injectEndpoints({
  endpoints: (build) => ({
    ...householdEndpoints(build),
    ...newHouseholdEndpoints(build),
    ...advisorEndpoints(build),
    ...preferencesEndpoints(build),
    ...consentEndpoints(build),
  }),
});
