import { consentEndpoints } from '@vp-digital/core/services';
import { haushaltApi } from '../../api';

/** Comes with the first page that asks. */
export const {
  useConsentProofsQuery,
  useConsentsQuery,
  useExportPersonMutation,
  useLazyConsentProofsQuery,
  useRecordConsentMutation,
  useRequestDeletionMutation,
  useWithdrawDeletionMutation,
} = haushaltApi.api.injectEndpoints({ endpoints: consentEndpoints });
