import { kindOfReport, type Report } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import type { PdfWorker, ReportDocument } from '@vp-digital/core/pdf';
import type { ReportKey } from '@vp-digital/core/services';
import { Alert, Button, Caption, DownloadIcon, ProgressBar, Row, Stack } from '@vp-digital/core/ui';
import { composerHref } from '../report-links/composerAddress';
import { ReleaseButton } from './ReleaseButton';
import { saveReport } from './saveReport';
import { useReportFile } from './useReportFile';

export interface DraftActionsProps {
  report: Report;
  place: ReportKey;
  worker: PdfWorker;
  model: ReportDocument;
  /** Day of the snapshot, for the file's name. */
  day: string;
  /** A text of its own has a gap, what its kind has to say is missing, or nobody has seen its pages: it is not released so. */
  hinderedBy: 'text' | 'duties' | 'pages' | undefined;
}

/** Look at the file as it would be, and fix it. */
export function DraftActions({ report, place, worker, model, day, hinderedBy }: DraftActionsProps) {
  const { t } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'preview' });
  const { progress, failed, make } = useReportFile(worker, model);
  const busy = progress !== undefined;
  const kind = kindOfReport(report);
  return (
    <Stack gap="small">
      <Row>
        <Button writes href={composerHref(place)}>
          {t('compose')}
        </Button>
        <Button
          icon={DownloadIcon}
          disabled={busy}
          onClick={() => void make(({ bytes }) => saveReport(bytes, t(`fileName.${kind}`, { day })))}
        >
          {t('download')}
        </Button>
        <ReleaseButton
          place={place}
          make={make}
          kind={kind}
          busy={busy || hinderedBy !== undefined}
          language={model.meta.language}
          compositionVersion={report.composition?.version}
          attachments={report.attachments}
        />
      </Row>
      {busy && (
        <ProgressBar label={t('progress', { percent: progress })} value={progress} max={100} size="thin" />
      )}
      {hinderedBy && <Caption>{t(`gaps.${hinderedBy}`)}</Caption>}
      {failed && <Alert tone="negative" title={t('failed')} announce />}
    </Stack>
  );
}
