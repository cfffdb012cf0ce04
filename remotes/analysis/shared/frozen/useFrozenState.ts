import type { Snapshot, SnapshotPayload } from '@vp-digital/core/contracts';
import type { IsoDate } from '@vp-digital/core/finance';
import type { SectionData } from '@vp-digital/core/household';
import { useHouseholdId, useRouteParameter } from '@vp-digital/core/micro-app';
import { fromQuery, type Loaded } from '@vp-digital/core/parts';
import { useFrozenSections } from '@vp-digital/core/snapshots';
import { useSnapshotQuery } from '../snapshots/snapshotsApi';

/** The household as a state has kept it. */
export interface FrozenState {
  snapshot: Snapshot;
  /** The documents as they held on its day. */
  data: SectionData;
  date: IsoDate;
  /** What was computed of it then; older states do not have all of it. */
  derived: SnapshotPayload['derived'];
}

export interface FrozenResult {
  result: Loaded<Snapshot>;
  /** None while it has not come, or cannot be read. */
  state: FrozenState | undefined;
}

/** The state that the page's own address names. */
export const useFrozenState = (): FrozenResult => useStateOf(useRouteParameter('snapshotId'));

/** The state of an id. */
export function useStateOf(snapshotId: string): FrozenResult {
  const place = { householdId: useHouseholdId(), snapshotId };
  const result = fromQuery(useSnapshotQuery(place));
  const snapshot = result.status === 'ready' ? result.data : undefined;
  const data = useFrozenSections(snapshot);
  if (!snapshot || !data) return { result, state: undefined };
  const { referenceDate: date, derived } = snapshot.payload;
  return { result, state: { snapshot, data, date, derived } };
}
