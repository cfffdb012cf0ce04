import { type ReportFile, reportFile } from '@vp-digital/core/contracts';
import { createAreaApi, type ReportKey, snapshotEndpoints } from '@vp-digital/core/services';

export const summaryApi = createAreaApi('gespraechszusammenfassung');

export const {
  useCreateReportMutation,
  useCreateSnapshotMutation,
  useDeliverReportMutation,
  useLabelSnapshotMutation,
  useLinkReportMutation,
  useReleaseReportMutation,
  useReportsQuery,
  useRevokeReportLinkMutation,
  useSnapshotQuery,
  useSnapshotsQuery,
} = summaryApi.api.injectEndpoints({ endpoints: snapshotEndpoints });

/** A deed, never kept in the store: the bytes go to who asked for them. */
export const { useReadReportFileMutation } = summaryApi.api.injectEndpoints({
  endpoints: (build) => ({
    readReportFile: build.mutation<ReportFile, ReportKey>({
      query: ({ householdId, snapshotId, reportId }) => ({
        kind: 'rest',
        method: 'GET',
        path: `/${householdId}/snapshots/${snapshotId}/reports/${reportId}/file`,
        answer: reportFile,
      }),
    }),
  }),
});
