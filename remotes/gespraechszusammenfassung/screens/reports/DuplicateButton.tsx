import { kindOfReport, type Report } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useNavigate } from '@vp-digital/core/libs/router';
import { useFormat } from '@vp-digital/core/platform';
import type { SnapshotKey } from '@vp-digital/core/services';
import { ActionDialog, Alert, Button, Checkbox, SegmentedChoice, VisuallyHidden } from '@vp-digital/core/ui';
import { useState } from 'react';
import { useCreateReportMutation } from '../../api';
import { composerHref } from '../../shared/report-links/composerAddress';
import { useSummarize } from '../../shared/summarize/useSummarize';

/**
 * A new draft that is put together as a released report is: of its snapshot, or of the household as it stands today, with what goes
 * along with that one unless it is left behind.
 */
export function DuplicateButton({ report, place }: { report: Report; place: SnapshotKey }) {
  const { t } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'reports' });
  const { dateTime } = useFormat();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const [from, setFrom] = useState<'same' | 'new'>('same');
  const [create, { isLoading, isError }] = useCreateReportMutation();
  const { summarize, busy } = useSummarize(composerHref);
  const [takesAlong, setTakesAlong] = useState(true);
  const count = report.attachments?.length ?? 0;
  const duplicate = async () => {
    const { snapshotId, reportId } = report;
    const attachmentsOf = count > 0 && takesAlong ? { snapshotId, reportId } : undefined;
    const beginning = { composition: report.composition?.data, attachmentsOf };
    if (from === 'new') return summarize(beginning);
    const { data } = await create({ ...place, ...beginning });
    if (data) await navigate(composerHref({ ...place, reportId: data.reportId }));
  };
  return (
    <>
      <Button writes kind="quiet" size="compact" onClick={() => setAsking(true)}>
        {t('duplicate.button')}{' '}
        <VisuallyHidden>
          {t('duplicate.of', { kind: t(`kind.${kindOfReport(report)}`), at: dateTime(report.createdAt) })}
        </VisuallyHidden>
      </Button>
      {asking && (
        <ActionDialog
          title={t('duplicate.title')}
          action={t('duplicate.confirm')}
          busy={isLoading || busy}
          onClose={() => setAsking(false)}
          onAction={() => void duplicate()}
        >
          <p>{t('duplicate.text')}</p>
          <SegmentedChoice
            writes={false}
            label={t('duplicate.from')}
            options={(['same', 'new'] as const).map((value) => ({ value, label: t(`duplicate.${value}`) }))}
            value={from}
            onChange={setFrom}
          />
          {count > 0 && (
            <Checkbox
              writes={false}
              label={t('duplicate.attachments', { count })}
              value={takesAlong}
              onChange={setTakesAlong}
            />
          )}
          {isError && <Alert tone="negative" title={t('duplicate.failed')} announce />}
        </ActionDialog>
      )}
    </>
  );
}
