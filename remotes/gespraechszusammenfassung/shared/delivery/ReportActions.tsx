import { kindOfReport, type ReportDelivery } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Alert, Button, DownloadIcon, PrintIcon, Row, Stack } from '@vp-digital/core/ui';
import { useState } from 'react';
import { useDeliverReportMutation } from '../../api';
import { DraftActions, type DraftActionsProps } from './DraftActions';
import { ArchiveProblemAlert } from './ArchiveProblemAlert';
import { LinkButton } from './LinkButton';
import { PersonalButton } from './PersonalButton';
import { saveReport } from './saveReport';
import { useArchivedFile } from './useArchivedFile';

/** Release of a draft; download, print and link of what was released: always the kept file, which is noted when it is valid. */
export const ReportActions = (props: DraftActionsProps) =>
  props.report.status === 'draft' ? <DraftActions {...props} /> : <ReleasedActions {...props} />;

/** What can be done with a released report: it needs nothing of its snapshot. */
export function ReleasedActions({ report, place, day }: Pick<DraftActionsProps, 'report' | 'place' | 'day'>) {
  const { t } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'preview' });
  const { problem, read } = useArchivedFile(place);
  const [deliver, { isError: isNotRecorded }] = useDeliverReportMutation();
  const [busy, setBusy] = useState(false);
  const isValid = report.status === 'released';
  if (report.release?.isKept === false) return undefined; // the page says so, and what can be done

  const give = async (channel: ReportDelivery['channel'], pass: (bytes: Uint8Array<ArrayBuffer>) => void) => {
    setBusy(true);
    await read(async (bytes) => {
      pass(bytes);
      if (isValid) await deliver({ ...place, delivery: { channel } });
    });
    setBusy(false);
  };
  return (
    <Stack gap="small">
      <Row>
        <Button
          kind="primary"
          icon={DownloadIcon}
          disabled={busy}
          onClick={() =>
            void give('download', (bytes) =>
              saveReport(bytes, t(`fileName.${kindOfReport(report)}`, { day })),
            )
          }
        >
          {t('download')}
        </Button>
        <Button
          icon={PrintIcon}
          disabled={busy}
          onClick={() => void give('print', (bytes) => printFile(bytes, t('print')))}
        >
          {t('print')}
        </Button>
        {isValid && <LinkButton place={place} busy={busy} />}
        {isValid && <PersonalButton place={place} busy={busy} />}
      </Row>
      {problem && <ArchiveProblemAlert problem={problem} />}
      {isNotRecorded && <Alert tone="warning" title={t('notNoted')} announce />}
    </Stack>
  );
}

/** Opens the browser's print dialog with the file itself, so that paper and file are the same. */
function printFile(bytes: Uint8Array<ArrayBuffer>, title: string): void {
  const address = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }));
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.hidden = true;
  frame.src = address;
  frame.addEventListener('load', () => frame.contentWindow?.print());
  document.body.append(frame);
  setTimeout(() => {
    frame.remove();
    URL.revokeObjectURL(address);
  }, 600_000); // the dialog reads it as long as it is open, and nobody says when it was closed
}
