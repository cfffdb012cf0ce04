import type { SnapshotSummary } from '@vp-digital/core/contracts';
import { usePart } from '@vp-digital/core/micro-app';
import { Skeleton } from '@vp-digital/core/ui';

const parts = { load: () => import('./timeParts') };

/** What has changed since a kept state; fetched when it is looked at. */
export function TimeView({ snapshots }: { snapshots: readonly SnapshotSummary[] }) {
  const { TimeComparison } = usePart(parts) ?? {};
  return TimeComparison ? <TimeComparison snapshots={snapshots} /> : <Skeleton shape="card" />;
}
