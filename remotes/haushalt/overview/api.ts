import { snapshotEndpoints } from '@vp-digital/core/services';
import { haushaltApi } from '../api';

export const { useReportsQuery, useSnapshotsQuery } = haushaltApi.api.injectEndpoints({
  endpoints: snapshotEndpoints,
});
