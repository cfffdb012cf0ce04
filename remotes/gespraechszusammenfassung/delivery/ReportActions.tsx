import type { Report, ReportDelivery } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { saveFile } from '@vp-digital/core/parts';
import type { PdfResult, PdfWorker, ReportDocument } from '@vp-digital/core/pdf';
import type { ReportKey } from '@vp-digital/core/services';
import { Alert, Button, DownloadIcon, PrintIcon, ProgressBar, Row, Stack } from '@vp-digital/core/ui';
import { useState } from 'react';
import { useDeliverReportMutation } from '../api';
import { type Difference, differenceOf } from '../report/differenceOf';
import { LinkButton } from './LinkButton';
import { printFile } from './printFile';
import { ReleaseButton } from './ReleaseButton';
import { useReportFile } from './useReportFile';

export interface ReportActionsProps {
  report: Report;
  place: ReportKey;
  worker: PdfWorker;
  model: ReportDocument;
  /** The same with the balance sheet, where the model is without, and the other way round. */
  otherwise(): ReportDocument;
  withBalance: boolean;
  /** Day of the snapshot, for the file's name. */
  day: string;
}

/** Release, download, print, link. What a household gets of a released report is compared with what was released, and noted. */
export function ReportActions({ report, place, worker, model, day, ...other }: ReportActionsProps) {
  const { t } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'preview' });
  const { progress, failed, make } = useReportFile(worker, model);
  const [deliver, { isError: notNoted }] = useDeliverReportMutation();
  const [differs, setDiffers] = useState<Difference>();
  const { release, status } = report;

  /** Of a released report only the released file leaves the house. */
  const hand = (work: (file: PdfResult) => Promise<void>) =>
    make(async (file) => {
      const difference =
        release &&
        (await differenceOf(file, release, { make: (document) => worker.pdf(document), ...other }));
      setDiffers(difference);
      if (!difference) await work(file);
    });
  const give = (channel: ReportDelivery['channel'], pass: (file: PdfResult) => void) =>
    hand(async (file) => {
      pass(file);
      if (status === 'released') await deliver({ ...place, delivery: { channel } });
    });
  const busy = progress !== undefined;
  return (
    <Stack gap="small">
      <Row>
        <Button
          kind={status === 'draft' ? 'secondary' : 'primary'}
          icon={DownloadIcon}
          disabled={busy}
          onClick={() =>
            void give('download', ({ bytes }) =>
              saveFile(bytes, { name: t('fileName', { day }), type: 'application/pdf' }),
            )
          }
        >
          {t('download')}
        </Button>
        {status === 'draft' ? (
          <ReleaseButton place={place} make={make} busy={busy} language={model.meta.language} />
        ) : (
          <Button
            icon={PrintIcon}
            disabled={busy}
            onClick={() => void give('print', ({ bytes }) => printFile(bytes, t('print')))}
          >
            {t('print')}
          </Button>
        )}
        {status === 'released' && <LinkButton place={place} busy={busy} hand={hand} />}
      </Row>
      {busy && (
        <ProgressBar label={t('progress', { percent: progress })} value={progress} max={100} size="thin" />
      )}
      {failed && <Alert tone="negative" title={t('failed')} announce />}
      {notNoted && <Alert tone="warning" title={t('notNoted')} announce />}
      {differs && (
        <Alert tone="negative" title={t('differs')} announce>
          {t(`differsText.${differs}`)}
        </Alert>
      )}
    </Stack>
  );
}
