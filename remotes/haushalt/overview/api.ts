import { snapshotEndpoints } from '@vp-digital/core/services';
import { haushaltApi } from '../api';

/** Of a query of which `AlsoReads` has just taken care: what it has read since is not asked for again. In seconds. */
export const readWithPage = { refetchOnMountOrArgChange: 10 };

export const { useReportsQuery, useSnapshotsQuery } = haushaltApi.api.injectEndpoints({
  endpoints: snapshotEndpoints,
});
