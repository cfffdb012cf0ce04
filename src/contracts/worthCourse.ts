import type { Cents } from '@vp-digital/core/finance';
import { nearestEuro } from '@vp-digital/core/reference/format';
import type { SnapshotSummary } from './snapshots';

export interface WorthPoint {
  /** The snapshot's id. */
  key: string;
  /** The instant of the snapshot. */
  at: string;
  value: Cents;
}

/** The net worth of every snapshot that knows it, in whole euros as it is shown, in the order of time. */
export const worthCourse = (snapshots: readonly SnapshotSummary[]): WorthPoint[] =>
  snapshots
    .filter(({ figures }) => figures.known?.netWorth !== false)
    .map(({ snapshotId, createdAt, figures }) => ({
      key: snapshotId,
      at: createdAt,
      value: nearestEuro(figures.netWorth),
    }))
    .sort((one, other) => one.at.localeCompare(other.at) || one.key.localeCompare(other.key));
