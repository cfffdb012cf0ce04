import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId, usePart, useRouteParameter } from '@vp-digital/core/micro-app';
import { fromQuery, LoadedState } from '@vp-digital/core/parts';
import { useFormat } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { snapshotSections } from '@vp-digital/core/services';
import { Alert, Page, StepBar } from '@vp-digital/core/ui';
import german from '@vp-digital/locales/de/gespraechszusammenfassung/preview.json';
import { useMemo } from 'react';
import { useReportsQuery, useSnapshotQuery } from '../api';
import { SnapshotState } from '../reports/SnapshotState';
import { UnreadableSnapshot } from '../reports/UnreadableSnapshot';
import { useReportWords } from './useReportWords';

export { documentWords as words } from '../report/documentWords';

export const texts = {
  de: german,
  en: () =>
    import(/* webpackChunkName: "english" */ '@vp-digital/locales/en/gespraechszusammenfassung/preview.json'),
};

declare module '@vp-digital/core/libs/i18n' {
  interface TextFiles {
    'gespraechszusammenfassung/preview': typeof german;
  }
}

/** The report's content and its worker are fetched when there is a report to show. */
const preview = { load: () => import('./ReportPreview') };

const coming = { status: 'loading' } as const;

/** The conversation summary as it will be printed, its release and its file. */
export default function ReportPreviewPage() {
  const { t } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'preview' });
  const householdId = useHouseholdId();
  const snapshotId = useRouteParameter('snapshotId');
  const reportId = useRouteParameter('reportId');
  const snapshot = fromQuery(useSnapshotQuery({ householdId, snapshotId }));
  const reports = fromQuery(useReportsQuery({ householdId, snapshotId }));
  const payload = snapshot.status === 'ready' ? snapshot.data.payload : undefined;
  const sections = useMemo(() => payload && snapshotSections(payload), [payload]);
  const report =
    reports.status === 'ready' ? reports.data.find((one) => one.reportId === reportId) : undefined;
  const { language } = useFormat();
  const words = useReportWords(report?.release?.language ?? language);
  const ReportPreview = usePart(preview)?.default;
  const back = (
    <StepBar back={{ label: t('back'), href: routes.snapshotReports.href({ householdId, snapshotId }) }} />
  );
  if (ReportPreview && snapshot.status === 'ready' && sections && report && words.status === 'ready')
    return (
      <ReportPreview snapshot={snapshot.data} sections={sections} report={report} language={words.data}>
        {back}
      </ReportPreview>
    );
  return (
    <Page name={t('name')}>
      <SnapshotState result={snapshot}>
        {() =>
          sections ? (
            <LoadedState result={reports}>
              {() =>
                report ? (
                  <LoadedState result={ReportPreview ? words : coming}>{() => undefined}</LoadedState>
                ) : (
                  <Alert tone="warning" title={t('unknown')} announce />
                )
              }
            </LoadedState>
          ) : (
            <UnreadableSnapshot />
          )
        }
      </SnapshotState>
      {back}
    </Page>
  );
}
