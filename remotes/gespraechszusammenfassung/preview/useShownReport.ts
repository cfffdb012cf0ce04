import type { Report, Snapshot } from '@vp-digital/core/contracts';
import type { SectionData } from '@vp-digital/core/household';
import { useHouseholdId, useRouteParameter } from '@vp-digital/core/micro-app';
import { fromQuery, type Loaded } from '@vp-digital/core/parts';
import { useFormat } from '@vp-digital/core/platform';
import { type ReportKey, snapshotSections } from '@vp-digital/core/services';
import { useMemo } from 'react';
import { useReportsQuery, useSnapshotQuery } from '../api';
import type { Before } from '../report/sinceLastTime';
import { useBefore } from './useBefore';
import { useReportWords } from './useReportWords';

export interface ShownReport {
  snapshot: Loaded<Snapshot>;
  /** The snapshot's documents; undefined, too, where a newer release has frozen them. */
  sections: SectionData | undefined;
  /** What it is compared with; undefined where there is nothing. */
  before: Loaded<Before | undefined>;
  reports: Loaded<Report[]>;
  /** The one that the address names; undefined where there is none. */
  report: Report | undefined;
  /** In which the report is written. */
  language: Loaded<'de' | 'en'>;
}

/** The report that the address names, with what it is made of. */
export function useShownReport(): ShownReport {
  const householdId = useHouseholdId();
  const snapshotId = useRouteParameter('snapshotId');
  const reportId = useRouteParameter('reportId');
  return useReportOf({ householdId, snapshotId, reportId });
}

/** A report with what it is made of. */
export function useReportOf({ householdId, snapshotId, reportId }: ReportKey): ShownReport {
  const snapshot = fromQuery(useSnapshotQuery({ householdId, snapshotId }));
  const reports = fromQuery(useReportsQuery({ householdId, snapshotId }));
  const payload = snapshot.status === 'ready' ? snapshot.data.payload : undefined;
  const sections = useMemo(() => payload && snapshotSections(payload), [payload]);
  const report =
    reports.status === 'ready' ? reports.data.find((one) => one.reportId === reportId) : undefined;
  const { language } = useFormat();
  const before = useBefore(householdId, snapshot.status === 'ready' ? snapshot.data : undefined);
  return {
    snapshot,
    sections,
    // what was released is shown also without it
    before: before.status === 'error' && report?.release ? { status: 'ready', data: undefined } : before,
    reports,
    report,
    language: useReportWords(report?.release?.language ?? language),
  };
}
