import { snapshotEndpoints } from '@vp-digital/core/services';
import { haushaltApi } from '../api';

/** Of a query that `AlsoReads` begins: what came within these seconds, while the page was drawn, is not asked for again. */
export const readWithPage = { refetchOnMountOrArgChange: 2 };

export const { useReportsQuery, useSnapshotsQuery } = haushaltApi.api.injectEndpoints({
  endpoints: snapshotEndpoints,
});
