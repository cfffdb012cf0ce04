import { freeAmount, knownNet } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Alert } from '@vp-digital/core/ui';
import type { OverviewData } from './overviewData';

/** That more goes out than comes in: a hint, not an error. */
export function Overdrawn({ data }: { data: OverviewData }) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'overview' });
  if (knownNet(data).kind !== 'computed' || freeAmount(data).free >= 0) return undefined;
  return (
    <Alert tone="warning" title={t('overdrawnTitle')}>
      {t('overdrawn')}
    </Alert>
  );
}
