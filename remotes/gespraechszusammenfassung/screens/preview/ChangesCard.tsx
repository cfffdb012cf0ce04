import { useTranslation } from '@vp-digital/core/libs/i18n';
import { later, useAhead } from '@vp-digital/core/micro-app';
import { useFormat } from '@vp-digital/core/platform';
import { Alert, Button, Card, Skeleton, Stack, Switch } from '@vp-digital/core/ui';
import { useState } from 'react';
import type { ReportSource } from '../../shared/report/ReportSource';
import { useEarlierRelease } from '../../shared/report-pages/useEarlierRelease';

const ChangeList = later(() => import('./ChangeList'), { placeholder: () => <Skeleton shape="card" /> });

const ahead = [ChangeList] as const;

/** What this version says otherwise than the one that was released before it, behind a switch; nothing where it is the first. */
export function ChangesCard(source: ReportSource) {
  const { t } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'changes' });
  useAhead(ahead);
  const { day } = useFormat();
  const [isShown, setShown] = useState(false);
  const earlier = useEarlierRelease(source.snapshot, source.report);
  if (earlier.status === 'error')
    return (
      <Alert
        tone="warning"
        title={t('unknown')}
        action={<Button onClick={earlier.retry}>{t('retry')}</Button>}
      />
    );
  if (earlier.status !== 'ready' || !earlier.data) return undefined;
  return (
    <Card kind="advisor" title={t('title')} caption={t('since', { day: day(earlier.data.at) })}>
      <Stack gap="medium">
        <Switch writes={false} label={t('show')} value={isShown} onChange={setShown} />
        {isShown && <ChangeList {...source} />}
      </Stack>
    </Card>
  );
}
