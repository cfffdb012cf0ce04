import type { Snapshot } from '@vp-digital/core/contracts';
import { comparedDocuments } from '@vp-digital/core/household';
import { useHouseholdId, usePageDocuments } from '@vp-digital/core/micro-app';
import { useHost } from '@vp-digital/core/platform';
import { type Loaded, LoadedState } from '@vp-digital/core/parts';
import { Skeleton } from '@vp-digital/core/ui';
import type { ReactNode } from 'react';
import { SnapshotState } from '../SnapshotState';
import { UnreadableSnapshot } from '../UnreadableSnapshot';
import { useFrozenSections } from '../useFrozenSections';
import { type ComparedPoint, today } from './pointsInTime';

/** Of the area that compares: how a snapshot of the household is fetched and checked. */
export type UseSnapshot = (place: { householdId: string; snapshotId: string }) => Loaded<Snapshot>;

export interface PointInTimeProps {
  useSnapshot: UseSnapshot;
  /** A snapshot's id, or `today`. */
  point: string;
  children: (point: ComparedPoint) => ReactNode;
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
  const date = useHost().clock.today();
  return (
    <LoadedState result={usePageDocuments(comparedDocuments)} skeleton={<Skeleton shape="card" />}>
      {(data) => children({ data, date })}
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
  const data = useFrozenSections(snapshot.status === 'ready' ? snapshot.data : undefined);
  return (
    <SnapshotState result={snapshot}>
      {({ payload }) =>
        data ? (
          children({ data, date: payload.referenceDate, derived: payload.derived })
        ) : (
          <UnreadableSnapshot />
        )
      }
    </SnapshotState>
  );
}
