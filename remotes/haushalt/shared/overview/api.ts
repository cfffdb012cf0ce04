import type { SnapshotSummary } from '@vp-digital/core/contracts';
import { type ServiceBuilder, type ServiceError, snapshotEndpoints } from '@vp-digital/core/services';
import { haushaltApi } from '../../api';

/** Of a query that `AlsoReads` begins: what came within these seconds, while the page was drawn, is not asked for again. */
export const readWithPage = { refetchOnMountOrArgChange: 2 };

const api = haushaltApi.api.injectEndpoints({ endpoints: snapshotEndpoints });
const { snapshots } = api.endpoints;

export const { useReportsQuery, useSnapshotsQuery } = api;

/** A snapshot without what alone follows from what is discussed alone since. */
export type NamedSnapshot = Omit<SnapshotSummary, 'figures'>;

export const { useNamedSnapshotsQuery } = api.injectEndpoints({
  endpoints: (build: ServiceBuilder) => ({
    /** Of the same answer, which nobody keeps: what may be kept, and is shown at once when the page is opened again. */
    namedSnapshots: build.query<NamedSnapshot[], string>({
      queryFn: async (householdId, { dispatch }) => {
        const asked = dispatch(snapshots.initiate(householdId, { forceRefetch: 2 }));
        const { data, error } = await asked;
        asked.unsubscribe();
        return data
          ? { data: data.map(({ figures: _, ...named }) => named) }
          : { error: error as ServiceError }; // our base query's error type
      },
      providesTags: ['Snapshot'],
    }),
  }),
});
