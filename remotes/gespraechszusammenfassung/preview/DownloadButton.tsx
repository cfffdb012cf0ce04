import { useTranslation } from '@vp-digital/core/libs/i18n';
import type { PdfWorker, ReportDocument } from '@vp-digital/core/pdf';
import { useHost } from '@vp-digital/core/platform';
import { Button, DownloadIcon, ProgressBar, Stack, useToasts } from '@vp-digital/core/ui';
import { useState } from 'react';
import { saveFile } from './saveFile';

export interface DownloadButtonProps {
  worker: PdfWorker;
  model: ReportDocument;
  /** Day of the snapshot, for the file's name. */
  day: string;
}

/** Makes the file in the worker and hands it to the browser; shows how far it is. */
export function DownloadButton({ worker, model, day }: DownloadButtonProps) {
  const { t } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'preview' });
  const { sink } = useHost();
  const toasts = useToasts();
  const [progress, setProgress] = useState<number>();

  const download = async () => {
    setProgress(0);
    try {
      const onProgress = (done: number, total: number) => setProgress(Math.round((100 * done) / total));
      const { bytes } = await worker.pdf(model, { onProgress });
      saveFile(bytes, t('fileName', { day }));
    } catch (error) {
      sink.error(error, { area: 'gespraechszusammenfassung', version: '', during: 'pdf' });
      toasts.show({ tone: 'negative', text: t('failed') });
    } finally {
      setProgress(undefined);
    }
  };
  return (
    <Stack gap="small">
      <Button
        kind="primary"
        icon={DownloadIcon}
        loading={progress !== undefined}
        onClick={() => void download()}
      >
        {t('download')}
      </Button>
      {progress !== undefined && (
        <ProgressBar label={t('progress', { percent: progress })} value={progress} max={100} size="thin" />
      )}
    </Stack>
  );
}
