import { kindOfReport } from '@vp-digital/core/contracts';
import { dayOfAppointment, nextAppointment } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { Card, Page, Alert, Button } from '@vp-digital/core/ui';
import type { ReactNode } from 'react';
import { AttachmentList } from '../../shared/attachments/AttachmentList';
import { ChangesCard } from './ChangesCard';
import { ChecksCard } from '../../shared/checks/ChecksCard';
import type { ReportCheck } from '../../shared/checks/reportChecks';
import { useDraftChecks } from '../../shared/checks/useDraftChecks';
import { CalendarButton } from '../../shared/delivery/CalendarButton';
import { KeepFile } from '../../shared/delivery/KeepFile';
import { ReleaseCard } from '../../shared/delivery/ReleaseCard';
import { ReportActions } from '../../shared/delivery/ReportActions';
import { composerHref, newReportHref } from '../../shared/report-links/composerAddress';
import { ReportSteps } from '../../shared/steps/ReportSteps';
import { namespaces } from '../../shared/report/reportSettings';
import { ArchivedFile } from './ArchivedFile';
import { ReleasedPages } from './ReleasedPages';
import { TalkGoesOn } from './TalkGoesOn';
import { ReportPages } from '../../shared/report-pages/ReportPages';
import { useLayout } from '../../shared/report-pages/useLayout';
import { usePdfWorker } from '../../shared/report-pages/usePdfWorker';
import type { ReportSource } from '../../shared/report/ReportSource';
import { useReportModel } from '../../shared/report-pages/useReportModel';

export { ReleasedReport } from './ReleasedReport';

/** A report's pages with its actions. */
export default function ReportPreview({ children, ...source }: ReportSource & { children: ReactNode }) {
  const { t } = useTranslation(namespaces);
  const { day } = useFormat();
  const { model, withBalance } = useReportModel(source);
  const checks = useDraftChecks(source, withBalance);
  const worker = usePdfWorker();
  const { snapshot, sections, report } = source;
  const { snapshotId, householdId, createdAt, payload } = snapshot;
  const today = useHost().clock.today();
  const place = { householdId, snapshotId, reportId: report.reportId };
  const { release, status } = report;
  const layout = useLayout(worker, release ? undefined : model);
  const next = nextAppointment(sections.appointments, payload.referenceDate);
  const isDraft = status === 'draft';
  const kind = kindOfReport(report);
  return (
    <Page
      name={t(`preview.nameOf.${kind}`)}
      headline={t(`preview.headline.${kind}`, { day: day(createdAt) })}
      caption={t(`preview.state.${report.status}`)}
      actions={
        <ReportActions
          report={report}
          place={place}
          worker={worker}
          model={model}
          day={payload.referenceDate}
          hinderedBy={hindranceOf(checks) ?? (layout.status === 'error' ? 'pages' : undefined)}
        />
      }
    >
      {isDraft && (
        <ReportSteps
          current="preview"
          targets={{
            stand: newReportHref(place),
            kind: composerHref(place, 'art'),
            chapters: composerHref(place),
            texts: composerHref(place, 'greeting'),
          }}
        />
      )}
      <TalkGoesOn of={isDraft ? 'draft' : 'released'} />
      {isDraft && <ChecksCard report={report} checks={checks} />}
      {isDraft && report.attachments !== undefined && report.attachments.length > 0 && (
        <Card title={t('attachments.title')} caption={t('attachments.draft')}>
          <AttachmentList report={report} place={place} />
        </Card>
      )}
      <ReleaseCard report={report} place={place} />
      <ChangesCard key={report.reportId} {...source} />
      {next && dayOfAppointment(next) >= today && <CalendarButton appointment={next} />}
      {release ? (
        <ReleasedPages
          worker={worker}
          model={model}
          release={release}
          strip
          above={release.isKept === false && <KeepFile place={place} worker={worker} model={model} />}
          instead={(retry) => (
            <>
              {retry && <Undrawn of="released" retry={retry} />}
              <ArchivedFile report={report} place={place} isOther={!retry} />
            </>
          )}
        />
      ) : (
        <ReportPages
          layout={layout}
          model={model}
          strip
          undrawn={layout.status === 'error' && <Undrawn of="draft" retry={layout.retry} />}
        />
      )}
      {children}
    </Page>
  );
}

/** A text with an open variable comes first: it is fixed at once. */
function hindranceOf(checks: readonly ReportCheck[]): 'text' | 'duties' | undefined {
  const [first] = checks.filter(({ hinders }) => hinders);
  if (!first) return undefined;
  return first.kind === 'variablesOpen' ? 'text' : 'duties';
}

interface UndrawnProps {
  of: 'draft' | 'released';
  retry(): void;
}

/** Says that the pages cannot be drawn, and what is possible without them. */
function Undrawn({ of, retry }: UndrawnProps) {
  const { t } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'preview.undrawn' });
  return (
    <Alert tone="warning" title={t('title')} announce action={<Button onClick={retry}>{t('retry')}</Button>}>
      {t(of)}
    </Alert>
  );
}
