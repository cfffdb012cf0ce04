import { withoutEnded } from '@vp-digital/core/household';
import { useHouseholdId, usePageDocuments } from '@vp-digital/core/micro-app';
import { fromQuery, LoadedState } from '@vp-digital/core/parts';
import { snapshotSections } from '@vp-digital/core/services';
import { Skeleton } from '@vp-digital/core/ui';
import { type ReactNode, useMemo } from 'react';
import { useSnapshotQuery } from '../api';
import { SnapshotState } from '../reports/SnapshotState';
import { UnreadableSnapshot } from '../reports/UnreadableSnapshot';
import { compared, type ComparedData, today } from './pointsInTime';

export interface PointInTimeProps {
  /** A snapshot's id, or `today`. */
  point: string;
  children: (data: ComparedData) => ReactNode;
}

/** The documents of a point in time, fetched and checked. */
export function PointInTime({ point, children }: PointInTimeProps) {
  return point === today ? (
    <Today>{children}</Today>
  ) : (
    <Frozen snapshotId={point} key={point}>
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

function Frozen({ snapshotId, children }: Pick<PointInTimeProps, 'children'> & { snapshotId: string }) {
  const householdId = useHouseholdId();
  const snapshot = fromQuery(useSnapshotQuery({ householdId, snapshotId }));
  const payload = snapshot.status === 'ready' ? snapshot.data.payload : undefined;
  const data = useMemo(() => {
    const sections = payload && snapshotSections(payload);
    return sections && withoutEnded(sections, payload.referenceDate);
  }, [payload]);
  return (
    <SnapshotState result={snapshot}>{() => (data ? children(data) : <UnreadableSnapshot />)}</SnapshotState>
  );
}
