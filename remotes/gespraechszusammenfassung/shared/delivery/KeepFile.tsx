import { useTranslation } from '@vp-digital/core/libs/i18n';
import type { PdfWorker, ReportDocument } from '@vp-digital/core/pdf';
import type { ReportKey } from '@vp-digital/core/services';
import { Alert, Button } from '@vp-digital/core/ui';
import { useKeepReportFileMutation } from '../../api';
import { base64 } from '../attachments/base64';
import { useReportFile } from './useReportFile';

interface KeepFileProps {
  place: ReportKey;
  worker: PdfWorker;
  model: ReportDocument;
}

/** A report of before files were kept whose pages are still those of its release: its file can be kept now. */
export function KeepFile({ place, worker, model }: KeepFileProps) {
  const { t } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'preview.kept.same' });
  const { progress, failed, make } = useReportFile(worker, model);
  const [keep, { isLoading, isError }] = useKeepReportFileMutation();
  const save = () =>
    make(async ({ bytes }) => {
      await keep({ ...place, file: { pdf: base64(bytes) } });
    });
  return (
    <>
      <Alert tone="info" title={t('title')}>
        {t('text')}
      </Alert>
      <Button writes disabled={isLoading || progress !== undefined} onClick={() => void save()}>
        {t('keep')}
      </Button>
      {(failed || isError) && <Alert tone="negative" title={t('failed')} announce />}
    </>
  );
}
