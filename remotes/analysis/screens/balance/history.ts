import { type SnapshotSummary, worthCourse } from '@vp-digital/core/contracts';

export interface HistoryPoint {
  key: string;
  kind: 'snapshot' | 'today';
  /** An instant, or a day. */
  at: string;
  netWorth: number;
  /** Against the point before; undefined for the first. */
  change: number | undefined;
}

/** The net worth of every snapshot in the order of time, and today's at the end while it is known. */
export function historyOf(
  snapshots: readonly SnapshotSummary[],
  today: { at: string; netWorth: number } | undefined,
): HistoryPoint[] {
  const points = [
    ...worthCourse(snapshots).map(({ key, at, value }) => ({
      key,
      kind: 'snapshot' as const,
      at,
      netWorth: value,
    })),
    ...(today ? [{ key: 'today', kind: 'today' as const, ...today }] : []),
  ];
  return points.map((point, index) => {
    const before = points[index - 1];
    return { ...point, change: before && point.netWorth - before.netWorth };
  });
}
