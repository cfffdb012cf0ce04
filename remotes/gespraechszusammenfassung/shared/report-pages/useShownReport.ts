import type { Report, Snapshot } from '@vp-digital/core/contracts';
import type { SectionData } from '@vp-digital/core/household';
import { useHouseholdId, useRouteParameter } from '@vp-digital/core/micro-app';
import { fromQuery, type Loaded } from '@vp-digital/core/parts';
import { useFormat } from '@vp-digital/core/platform';
import { type ReportKey, snapshotSections } from '@vp-digital/core/services';
import { useMemo } from 'react';
import { useReportsQuery, useSnapshotQuery } from '../../api';
import { useEarlierVersion } from './useEarlierVersion';
import type { EarlierVersion } from '../report/ReportSource';
import type { Before } from '../report/sinceLastTime';
import { useBefore } from './useBefore';
import { useReportWords } from './useReportWords';

export interface ShownReport {
  snapshot: Loaded<Snapshot>;
  /** The snapshot's documents; also undefined if a newer release has frozen them. */
  sections: SectionData | undefined;
  /** What it is compared with; undefined if there is nothing. */
  before: Loaded<Before | undefined>;
  /**
   * The version its changes are compared with, if its composition or the caller wants them; undefined if there is none.
   */
  earlier: Loaded<EarlierVersion | undefined>;
  reports: Loaded<Report[]>;
  /** The report that the address names; undefined if there is none. */
  report: Report | undefined;
  /** The language the report is written in. */
  language: Loaded<'de' | 'en'>;
}

/** The report that the address names, with what it is made of. */
export function useShownReport(): ShownReport {
  const householdId = useHouseholdId();
  const snapshotId = useRouteParameter('snapshotId');
  const reportId = useRouteParameter('reportId');
  return useReportOf({ householdId, snapshotId, reportId });
}

/** A report with what it is made of; `withEarlier`: also the version it could be compared with. */
export function useReportOf(
  { householdId, snapshotId, reportId }: ReportKey,
  { withEarlier = false } = {},
): ShownReport {
  const snapshot = fromQuery(useSnapshotQuery({ householdId, snapshotId }));
  const reports = fromQuery(useReportsQuery({ householdId, snapshotId }));
  const payload = snapshot.status === 'ready' ? snapshot.data.payload : undefined;
  const sections = useMemo(() => payload && snapshotSections(payload), [payload]);
  const report =
    reports.status === 'ready' ? reports.data.find((one) => one.reportId === reportId) : undefined;
  const { language } = useFormat();
  const frozen = snapshot.status === 'ready' ? snapshot.data : undefined;
  const before = useBefore(householdId, frozen);
  const wantsEarlier = withEarlier || report?.composition?.data.showsChanges === true;
  const earlier = useEarlierVersion(frozen, report, wantsEarlier);
  return {
    snapshot,
    sections,
    // a released report is shown without it, too
    before: before.status === 'error' && report?.release ? { status: 'ready', data: undefined } : before,
    earlier: earlier.status === 'error' && report?.release ? { status: 'ready', data: undefined } : earlier,
    reports,
    report,
    language: useReportWords(report?.release?.language ?? language),
  };
}
