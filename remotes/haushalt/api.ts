import {
  administrationEndpoints,
  advisorEndpoints,
  consentEndpoints,
  createAreaApi,
  householdEndpoints,
  newHouseholdEndpoints,
  preferencesEndpoints,
} from '@vp-digital/core/services';

export const haushaltApi = createAreaApi('haushalt');

const api = haushaltApi.api.injectEndpoints({
  endpoints: (build) => ({
    ...householdEndpoints(build),
    ...administrationEndpoints(build),
    ...newHouseholdEndpoints(build),
    ...advisorEndpoints(build),
    ...preferencesEndpoints(build),
    ...consentEndpoints(build),
  }),
});

export const { householdPages } = api.endpoints;

export const {
  useAccessRequestsQuery,
  useAdministrationQuery,
  useAskDeletionMutation,
  useAskHandOverMutation,
  useAuditTrailQuery,
  useChangeStatusMutation,
  useConsentProofsQuery,
  useConsentsQuery,
  useContextsQuery,
  useCreateHouseholdMutation,
  useDecideAccessRequestMutation,
  useDecideRequestMutation,
  useEndSharingMutation,
  useExportPersonMutation,
  useFindHeldMutation,
  useHouseholdPagesInfiniteQuery,
  useLazyConsentProofsQuery,
  useMergeHouseholdsMutation,
  useMergePreviewQuery,
  useMoveOutMutation,
  useMoveOutPreviewQuery,
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
  useWaitingRequestsQuery,
  useWithdrawDeletionMutation,
} = api;
