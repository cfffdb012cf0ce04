import type { SnapshotSummary } from '@vp-digital/core/contracts';
import { fromQuery } from '@vp-digital/core/parts';
import { CompareCard } from '@vp-digital/core/snapshots';
import { useSnapshotQuery } from '../../shared/snapshots/snapshotsApi';

const useSnapshot = (place: Parameters<typeof useSnapshotQuery>[0]) => fromQuery(useSnapshotQuery(place));

/** What has changed between two states of the household. */
export function TimeComparison({ snapshots }: { snapshots: readonly SnapshotSummary[] }) {
  return <CompareCard snapshots={snapshots} useSnapshot={useSnapshot} />;
}
