import { useTranslation } from '@vp-digital/core/libs/i18n';
import type { ReportKey } from '@vp-digital/core/services';
import { ActionDialog, Alert, Button } from '@vp-digital/core/ui';
import { useState } from 'react';
import { useDeliverReportMutation } from '../../api';

/** Notes that the printed report was given by hand, after a question: what is noted stays. */
export function PersonalButton({ place, busy }: { place: ReportKey; busy: boolean }) {
  const { t } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'release.personal' });
  const [asking, setAsking] = useState(false);
  const [deliver, { isLoading, isError }] = useDeliverReportMutation();
  const close = () => setAsking(false);
  return (
    <>
      <Button writes disabled={busy || isLoading} onClick={() => setAsking(true)}>
        {t('button')}
      </Button>
      {isError && <Alert tone="negative" title={t('failed')} announce />}
      <ActionDialog
        title={t('question')}
        opened={asking}
        action={t('confirm')}
        onClose={close}
        onAction={() => {
          close();
          void deliver({ ...place, delivery: { channel: 'personal' } });
        }}
      >
        <p>{t('text')}</p>
      </ActionDialog>
    </>
  );
}
