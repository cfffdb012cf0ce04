import { type Report, report, type ReportFile, reportFile } from '@vp-digital/core/contracts';
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
export const { useKeepReportFileMutation, useReadReportFileMutation } = summaryApi.api.injectEndpoints({
  endpoints: (build) => ({
    readReportFile: build.mutation<ReportFile, ReportKey>({
      query: ({ householdId, snapshotId, reportId }) => ({
        kind: 'rest',
        method: 'GET',
        path: `/${householdId}/snapshots/${snapshotId}/reports/${reportId}/file`,
        answer: reportFile,
      }),
    }),
    keepReportFile: build.mutation<Report, ReportKey & ReportFile>({
      query: ({ householdId, snapshotId, reportId, pdf }) => ({
        kind: 'rest',
        method: 'POST',
        path: `/${householdId}/snapshots/${snapshotId}/reports/${reportId}/file`,
        body: { pdf },
        answer: report,
      }),
      invalidatesTags: ['Report'],
    }),
  }),
});
