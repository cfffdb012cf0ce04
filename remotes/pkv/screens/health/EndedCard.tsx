import type { HealthChartDocument } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Caption, Card, Stack } from '@vp-digital/core/ui';

/** The record of answers that are gone: when, why and how many; never what they said. */
export function EndedCard({ document: { ended } }: { document: HealthChartDocument }) {
  const { t } = useTranslation('pkv', { keyPrefix: 'health.ended' });
  const { date, day } = useFormat();
  if (!ended) return undefined;
  const { answers, at, copied, givenOn, reason, checksum } = ended;
  return (
    <Card title={t('title')}>
      <Stack gap="small">
        <p>{t(`reason.${reason}`, { day: day(at), given: date(givenOn), number: answers })}</p>
        <Caption>{t(copied ? 'copied' : 'notCopied')}</Caption>
        <Caption>{t('checksum', { checksum: checksum.slice(0, 16) })}</Caption>
      </Stack>
    </Card>
  );
}
