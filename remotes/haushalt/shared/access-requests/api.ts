import { administrationEndpoints } from '@vp-digital/core/services';
import { haushaltApi } from '../../api';

/** Comes with the first page that asks. */
export const {
  useAdministrationQuery,
  useAskDeletionMutation,
  useAskHandOverMutation,
  useAuditTrailQuery,
  useChangeStatusMutation,
  useDecideRequestMutation,
  useEndLinkMutation,
  useEndSharingMutation,
  useExportHouseholdMutation,
  useMergeHouseholdsMutation,
  useMergePreviewQuery,
  useMoveOutMutation,
  useMoveOutPreviewQuery,
  useWaitingRequestsQuery,
} = haushaltApi.api.injectEndpoints({ endpoints: administrationEndpoints });
