import { createAreaApi, snapshotEndpoints } from '@vp-digital/core/services';

export const summaryApi = createAreaApi('gespraechszusammenfassung');

export const {
  useCreateReportMutation,
  useCreateSnapshotMutation,
  useDeliverReportMutation,
  useLabelSnapshotMutation,
  useReleaseReportMutation,
  useReportsQuery,
  useSnapshotQuery,
  useSnapshotsQuery,
} = summaryApi.api.injectEndpoints({ endpoints: snapshotEndpoints });
