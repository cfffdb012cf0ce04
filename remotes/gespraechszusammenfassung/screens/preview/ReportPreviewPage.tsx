import { kindOfReport, type Report } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { later, useAhead, useHouseholdId, useRouteParameter } from '@vp-digital/core/micro-app';
import { LoadedState } from '@vp-digital/core/parts';
import { routes } from '@vp-digital/core/reference';
import { SnapshotState, UnreadableSnapshot } from '@vp-digital/core/snapshots';
import { Alert, Page, StepBar } from '@vp-digital/core/ui';
import type { ReactNode } from 'react';
import { useShownReport } from '../../shared/report-pages/useShownReport';

/** The report's content and its worker. */
const ReportPreview = later(() => import('./ReportPreview'), {
  placeholder: (props) => <PendingPreview {...props} />,
});

const ReleasedReport = later(async () => (await import('./ReportPreview')).ReleasedReport, {
  placeholder: (props) => <PendingPreview {...props} />,
});

const parts = [ReportPreview];

/** The conversation summary as it will be printed, its release and its file. */
export default function ReportPreviewPage() {
  const { t } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'preview' });
  const householdId = useHouseholdId();
  const snapshotId = useRouteParameter('snapshotId');
  const { snapshot, sections, before, earlier, reports, report, language } = useShownReport();
  useAhead(parts);
  const back = (
    <StepBar back={{ label: t('back'), href: routes.snapshotReports.href({ householdId, snapshotId }) }} />
  );
  if (
    snapshot.status === 'ready' &&
    sections &&
    before.status === 'ready' &&
    earlier.status === 'ready' &&
    report &&
    language.status === 'ready'
  )
    return (
      <ReportPreview
        snapshot={snapshot.data}
        sections={sections}
        before={before.data}
        earlier={earlier.data}
        report={report}
        language={language.data}
      >
        {back}
      </ReportPreview>
    );
  if (report?.release)
    return (
      <ReleasedReport report={report} place={{ householdId, snapshotId, reportId: report.reportId }}>
        <SnapshotState result={snapshot}>
          {() =>
            sections ? <LoadedState result={language}>{() => undefined}</LoadedState> : <UnreadableSnapshot />
          }
        </SnapshotState>
        {back}
      </ReleasedReport>
    );
  return (
    <Page name={t(report ? `nameOf.${kindOfReport(report)}` : 'name')}>
      <SnapshotState result={snapshot}>
        {() =>
          sections ? (
            <LoadedState result={reports}>
              {() =>
                report ? (
                  <LoadedState result={language}>
                    {() => (
                      <LoadedState result={before}>
                        {() => <LoadedState result={earlier}>{() => undefined}</LoadedState>}
                      </LoadedState>
                    )}
                  </LoadedState>
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

function PendingPreview({ report, children }: { report: Report; children: ReactNode }) {
  const { t } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'preview' });
  return (
    <Page name={t(`nameOf.${kindOfReport(report)}`)}>
      <LoadedState result={{ status: 'loading' }}>{() => undefined}</LoadedState>
      {children}
    </Page>
  );
}
