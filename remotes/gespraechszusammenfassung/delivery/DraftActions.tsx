import type { Report } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import type { PdfWorker, ReportDocument } from '@vp-digital/core/pdf';
import type { ReportKey } from '@vp-digital/core/services';
import { Alert, Button, DownloadIcon, ProgressBar, Row, Stack } from '@vp-digital/core/ui';
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
}

/** Look at the file as it would be, and fix it. */
export function DraftActions({ place, worker, model, day }: DraftActionsProps) {
  const { t } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'preview' });
  const { progress, failed, make } = useReportFile(worker, model);
  const busy = progress !== undefined;
  return (
    <Stack gap="small">
      <Row>
        <Button
          icon={DownloadIcon}
          disabled={busy}
          onClick={() => void make(({ bytes }) => saveReport(bytes, t('fileName', { day })))}
        >
          {t('download')}
        </Button>
        <ReleaseButton place={place} make={make} busy={busy} language={model.meta.language} />
      </Row>
      {busy && (
        <ProgressBar label={t('progress', { percent: progress })} value={progress} max={100} size="thin" />
      )}
      {failed && <Alert tone="negative" title={t('failed')} announce />}
    </Stack>
  );
}
