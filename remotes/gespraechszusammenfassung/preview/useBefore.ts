import type { Snapshot } from '@vp-digital/core/contracts';
import { fromQuery, type Loaded } from '@vp-digital/core/parts';
import { useFormat } from '@vp-digital/core/platform';
import { type ComparedPoint, useFrozenSections } from '@vp-digital/core/snapshots';
import { useMemo } from 'react';
import { useSnapshotQuery, useSnapshotsQuery } from '../api';

const none = { status: 'ready', data: undefined } as const;

/**
 * The household as it stood in the newest snapshot of an earlier day than this one: snapshots never change, so it stays the
 * same one. None where there is no such snapshot, or where it was tampered with or frozen by a newer release.
 */
export function useBefore(
  householdId: string,
  snapshot: Snapshot | undefined,
): Loaded<ComparedPoint | undefined> {
  const { day } = useFormat();
  const all = useSnapshotsQuery(householdId);
  const earlier =
    snapshot &&
    all.data?.find(
      ({ createdAt }) => createdAt < snapshot.createdAt && day(createdAt) !== day(snapshot.createdAt),
    );
  const snapshotId = earlier?.snapshotId ?? '';
  const asked = useSnapshotQuery({ householdId, snapshotId }, { skip: snapshotId === '' });
  const data = useFrozenSections(asked.data);
  const payload = asked.data?.payload;
  const point = useMemo(
    (): ComparedPoint | undefined =>
      data &&
      payload && {
        data,
        date: payload.referenceDate,
        ...(payload.derived && { derived: payload.derived }),
      },
    [data, payload],
  );
  const list = fromQuery(all);
  if (list.status !== 'ready') return list;
  if (!earlier) return none;
  const read = fromQuery(asked);
  if (read.status === 'ready') return { status: 'ready', data: point };
  return read.status === 'error' && isDamaged(read.error) ? none : read;
}

const isDamaged = (error: { kind: string; status?: number | undefined }) => error.status === 409;
