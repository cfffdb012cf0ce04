import { createAreaApi, snapshotEndpoints } from '@vp-digital/core/services';

export const summaryApi = createAreaApi('gespraechszusammenfassung');

export const {
  useAnswerReportQuestionMutation,
  useComposeReportMutation,
  useCreateReportMutation,
  useCreateSnapshotMutation,
  useDeliverReportMutation,
  useKeepReportFileMutation,
  useLabelSnapshotMutation,
  useLinkReportMutation,
  useReadReportFileMutation,
  useReleaseReportMutation,
  useReportsQuery,
  useRevokeReportLinkMutation,
  useSnapshotQuery,
  useSnapshotsQuery,
} = summaryApi.api.injectEndpoints({ endpoints: snapshotEndpoints });
