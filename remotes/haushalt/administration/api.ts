import { haushaltApi } from '../api';
import { administrationEndpoints } from './endpoints';

/** Comes with the first page that asks. */
export const {
  useAdministrationQuery,
  useAskDeletionMutation,
  useAskHandOverMutation,
  useAuditTrailQuery,
  useChangeStatusMutation,
  useDecideRequestMutation,
  useEndSharingMutation,
  useMergeHouseholdsMutation,
  useMergePreviewQuery,
  useMoveOutMutation,
  useMoveOutPreviewQuery,
  useWaitingRequestsQuery,
} = haushaltApi.api.injectEndpoints({ endpoints: administrationEndpoints });
