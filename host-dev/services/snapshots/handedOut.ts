import {
  type Snapshot,
  type SnapshotPayload,
  type SnapshotSummary,
  snapshotSections,
} from '@vp-digital/core/contracts';
import { derive, withoutEnded, withoutIds } from '@vp-digital/core/household';
import type { Query } from '../database';
import { apartIn } from '../sections';
import { figuresOf } from './figuresOf';

/**
 * A snapshot as it may be seen today: what one person has come to discuss alone since is not in it, whether it stands
 * in a document still or was deleted, nor in what was computed then, which is computed again without it. What is kept does not change.
 */
export async function handedOut(q: Query, snapshot: Snapshot): Promise<Snapshot> {
  const { payload } = snapshot;
  const sections = withoutIds(payload.sections, await apartIn(q, snapshot.householdId));
  if (sections === payload.sections) return snapshot;
  const { derived, ...rest } = payload;
  const left = { ...rest, sections, ...(derived && { derived: { net: derived.net } }) };
  const data = snapshotSections(left);
  if (!data) return { ...snapshot, payload: left };
  const current = withoutEnded(data, payload.referenceDate);
  const figures = figuresOf(current);
  return {
    ...snapshot,
    figures,
    payload: {
      ...left,
      figures,
      derived: { net: derived?.net ?? {}, ...derive(current, payload.referenceDate) },
    },
  };
}

/** The list of a household's snapshots in the same way, with the figures that it shows. */
export async function listHandedOut(
  q: Query,
  householdId: string,
  snapshots: readonly SnapshotSummary[],
): Promise<readonly SnapshotSummary[]> {
  const apart = await apartIn(q, householdId);
  if (apart.length === 0) return snapshots;
  const rows = await q<{ snapshotId: string; payload: SnapshotPayload }>(
    'select snapshot_id as "snapshotId", payload from snapshot where household_id = $1',
    [householdId],
  );
  const figures = new Map(
    rows.flatMap(({ snapshotId, payload }) => {
      const sections = withoutIds(payload.sections, apart);
      const data = sections === payload.sections ? undefined : snapshotSections({ ...payload, sections });
      return data ? [[snapshotId, figuresOf(withoutEnded(data, payload.referenceDate))] as const] : [];
    }),
  );
  return snapshots.map((one) => ({ ...one, figures: figures.get(one.snapshotId) ?? one.figures }));
}
