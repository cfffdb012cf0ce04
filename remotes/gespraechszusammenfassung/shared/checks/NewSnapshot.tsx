import type { Report } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Button, Row } from '@vp-digital/core/ui';
import { useSummarize } from '../summarize/useSummarize';

/** The household is frozen as it stands now, and the draft goes on with that, as do the files that go along with it. */
export function NewSnapshot({ report }: { report: Report }) {
  const { t } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'checks' });
  const { summarize, busy } = useSummarize();
  const { composition, snapshotId, reportId, attachments = [] } = report;
  const beginning = {
    composition: composition?.data,
    attachmentsOf: attachments.length > 0 ? { snapshotId, reportId } : undefined,
  };
  return (
    <Row>
      <Button writes loading={busy} onClick={() => void summarize(beginning)}>
        {t('newSnapshot')}
      </Button>
    </Row>
  );
}
