import { kindOfReport, type ReportKind } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { composerHref } from '../report-links/composerAddress';
import { openVariables, textValues } from '../report/composition';
import { namespaces } from '../report/reportSettings';
import type { ReportSource } from '../report/ReportSource';
import { gapChecks } from './gapChecks';
import { recordChecks } from './recordChecks';
import { type ReportCheck, reportChecks } from './reportChecks';

/** What is to be said of a draft before it is released: a text with a gap first, then what its kind asks. */
export function useDraftChecks(
  { snapshot, sections, report }: ReportSource,
  withBalance: boolean,
): readonly ReportCheck[] {
  const { t } = useTranslation(namespaces);
  const format = useFormat();
  const today = useHost().clock.today();
  const { householdId, snapshotId, payload } = snapshot;
  const kind = kindOfReport(report);
  const gaps = openVariables(report.composition?.data ?? {}, textValues(snapshot, sections, { t, format }));
  const ofChapters = reportChecks({ data: sections, day: payload.referenceDate, today }, { t, withBalance });
  const href = composerHref({ householdId, snapshotId, reportId: report.reportId });
  return [
    ...(gaps.length > 0 ? [{ kind: 'variablesOpen' as const, names: gaps, href, hinders: true }] : []),
    ...(kind === 'adviceRecord' ? recordChecks({ snapshot, sections, report }, { t }) : []),
    ...(kind === 'conversationSummary' ? gapChecks({ snapshot, sections, report }, { t }) : []),
    ...ofChapters.filter((check) => isOf[kind](check)),
  ];
}

/** A record has none of the figures' chapters, an analysis nothing of the talk; a report on health insurance has what comes next. */
const isOf: Record<ReportKind, (check: ReportCheck) => boolean> = {
  conversationSummary: () => true,
  analysis: ({ kind }) => kind !== 'nothingAgreed' && kind !== 'tasksWithoutDate',
  adviceRecord: ({ kind }) => kind === 'oldSnapshot',
  healthInsurance: ({ kind }) => kind === 'oldSnapshot' || kind === 'tasksWithoutDate',
};
