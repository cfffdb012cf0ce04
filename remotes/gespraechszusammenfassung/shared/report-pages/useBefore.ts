import type { Snapshot, SnapshotSummary } from '@vp-digital/core/contracts';
import { fromQuery, type Loaded } from '@vp-digital/core/parts';
import { useFormat } from '@vp-digital/core/platform';
import { useFrozenSections } from '@vp-digital/core/snapshots';
import { useEffect, useMemo, useState } from 'react';
import { useSnapshotQuery, useSnapshotsQuery } from '../../api';
import type { Before } from '../report/sinceLastTime';

const none = { status: 'ready', data: undefined } as const;

/**
 * The household as it stood in the newest snapshot of an earlier day than this one, one of a talk before any other: snapshots
 * never change, so it stays the same one. Never one of a household that this one has taken in. None where there is no such
 * snapshot, or where it was tampered with or frozen by a newer release.
 */
export function useBefore(householdId: string, snapshot: Snapshot | undefined): Loaded<Before | undefined> {
  const { day } = useFormat();
  const all = useSnapshotsQuery(householdId);
  const [foreign, setForeign] = useState<readonly string[]>([]);
  const earlier = (all.data ?? []).filter(
    ({ snapshotId, createdAt }) =>
      snapshot &&
      createdAt < snapshot.createdAt &&
      day(createdAt) !== day(snapshot.createdAt) &&
      !foreign.includes(snapshotId),
  );
  const chosen = earlier.find(isOfAppointment) ?? earlier[0];
  const snapshotId = chosen?.snapshotId ?? '';
  const asked = useSnapshotQuery({ householdId, snapshotId }, { skip: snapshotId === '' });
  const frozen = asked.currentData; // never what was asked for before
  const data = useFrozenSections(frozen);
  const isForeign =
    snapshot !== undefined &&
    frozen !== undefined &&
    frozen.payload.household.householdId !== snapshot.payload.household.householdId;
  useEffect(() => {
    if (isForeign) setForeign((known) => [...known, snapshotId]);
  }, [isForeign, snapshotId]);
  const point = useMemo(
    (): Before | undefined =>
      data &&
      frozen && {
        data,
        date: frozen.payload.referenceDate,
        isOfAppointment: isOfAppointment(frozen),
        ...(frozen.payload.derived && { derived: frozen.payload.derived }),
      },
    [data, frozen],
  );
  const list = fromQuery(all);
  if (list.status !== 'ready') return list;
  if (!chosen) return none;
  const read = fromQuery(asked);
  if (isForeign) return { status: 'loading' };
  if (read.status === 'ready') return { status: 'ready', data: point };
  return read.status === 'error' && isDamaged(read.error) ? none : read;
}

const isOfAppointment = ({ appointmentId }: Pick<SnapshotSummary, 'appointmentId'>): boolean =>
  appointmentId !== undefined;

const isDamaged = (error: { kind: string; status?: number | undefined }) => error.status === 409;
