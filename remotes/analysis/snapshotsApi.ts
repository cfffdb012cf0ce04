import { snapshotEndpoints } from '@vp-digital/core/services';
import { analysisApi } from './api';

export const { useCreateSnapshotMutation, useSnapshotQuery, useSnapshotsQuery } =
  analysisApi.api.injectEndpoints({
    endpoints: snapshotEndpoints,
  });
