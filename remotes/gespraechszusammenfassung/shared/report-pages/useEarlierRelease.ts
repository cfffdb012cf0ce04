import { kindOfReport, type Report, type Snapshot } from '@vp-digital/core/contracts';
import { fromQuery, type Loaded } from '@vp-digital/core/parts';
import type { ReportKey } from '@vp-digital/core/services';
import { useEffect, useState } from 'react';
import { useReportsQuery, useSnapshotsQuery } from '../../api';

export interface EarlierRelease {
  place: ReportKey;
  report: Report;
  at: string;
}

const none = { status: 'ready', data: undefined } as const;

/** The newest release of the same kind before this report: of its own snapshot, else of the newest one before it that has any. */
export function useEarlierRelease(
  snapshot: Snapshot | undefined,
  report: Report | undefined,
): Loaded<EarlierRelease | undefined> {
  const isAsked = snapshot !== undefined && report !== undefined;
  const householdId = snapshot?.householdId ?? '';
  const all = useSnapshotsQuery(householdId, { skip: !isAsked });
  const [passed, setPassed] = useState(0);
  const earlier = (all.data ?? []).filter(
    ({ snapshotId, createdAt, reports }) =>
      snapshot !== undefined &&
      snapshotId !== snapshot.snapshotId &&
      createdAt <= snapshot.createdAt &&
      reports > 0,
  );
  const snapshotId = [snapshot, ...earlier][passed]?.snapshotId ?? '';
  const asked = useReportsQuery({ householdId, snapshotId }, { skip: !isAsked });
  const reports = isAsked ? asked.currentData : undefined; // never what was asked for before
  const [found] = (reports ?? [])
    .flatMap((one) => (one.release ? [{ report: one, at: one.release.at }] : []))
    .filter(
      (one) =>
        report !== undefined &&
        one.report.reportId !== report.reportId &&
        kindOfReport(one.report) === kindOfReport(report) &&
        (report.release === undefined || one.at < report.release.at),
    )
    .sort((one, other) => other.at.localeCompare(one.at));
  const isNone = reports !== undefined && !found;
  const count = earlier.length;
  useEffect(() => {
    if (isNone && passed < count) setPassed(passed + 1); // the one before it is asked next
  }, [isNone, passed, count]);
  if (!isAsked) return none;
  const list = fromQuery(all);
  if (list.status !== 'ready') return list;
  if (found) {
    const { reportId } = found.report;
    return { status: 'ready', data: { ...found, place: { householdId, snapshotId, reportId } } };
  }
  if (isNone && passed >= count) return none;
  const read = fromQuery(asked);
  return read.status === 'error' ? read : { status: 'loading' };
}
