import type { Snapshot } from '@vp-digital/core/contracts';
import { withoutEnded } from '@vp-digital/core/household';
import { useHouseholdId, usePageDocuments } from '@vp-digital/core/micro-app';
import { type Loaded, LoadedState } from '@vp-digital/core/parts';
import { snapshotSections } from '@vp-digital/core/services';
import { Skeleton } from '@vp-digital/core/ui';
import { type ReactNode, useMemo } from 'react';
import { SnapshotState } from '../SnapshotState';
import { UnreadableSnapshot } from '../UnreadableSnapshot';
import { compared, type ComparedData, today } from './pointsInTime';

/** Of the area that compares: how a snapshot of the household is fetched and checked. */
export type UseSnapshot = (place: { householdId: string; snapshotId: string }) => Loaded<Snapshot>;

export interface PointInTimeProps {
  useSnapshot: UseSnapshot;
  /** A snapshot's id, or `today`. */
  point: string;
  children: (data: ComparedData) => ReactNode;
}

/** The documents of a point in time, fetched and checked. */
export function PointInTime({ point, useSnapshot, children }: PointInTimeProps) {
  return point === today ? (
    <Today>{children}</Today>
  ) : (
    <Frozen snapshotId={point} useSnapshot={useSnapshot} key={point}>
      {children}
    </Frozen>
  );
}

function Today({ children }: Pick<PointInTimeProps, 'children'>) {
  return (
    <LoadedState result={usePageDocuments(compared)} skeleton={<Skeleton shape="card" />}>
      {children}
    </LoadedState>
  );
}

function Frozen({
  snapshotId,
  useSnapshot,
  children,
}: Omit<PointInTimeProps, 'point'> & { snapshotId: string }) {
  const householdId = useHouseholdId();
  const snapshot = useSnapshot({ householdId, snapshotId });
  const payload = snapshot.status === 'ready' ? snapshot.data.payload : undefined;
  const data = useMemo(() => {
    const sections = payload && snapshotSections(payload);
    return sections && withoutEnded(sections, payload.referenceDate);
  }, [payload]);
  return (
    <SnapshotState result={snapshot}>{() => (data ? children(data) : <UnreadableSnapshot />)}</SnapshotState>
  );
}
