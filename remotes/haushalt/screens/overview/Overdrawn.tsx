import { knownFree } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Alert } from '@vp-digital/core/ui';
import type { OverviewData } from './overviewData';

/** That more goes out than comes in: a hint, not an error. */
export function Overdrawn({ data }: { data: OverviewData }) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'overview' });
  const free = knownFree(data);
  if (free.kind !== 'computed' || free.value >= 0) return undefined;
  return (
    <Alert tone="warning" title={t('overdrawnTitle')}>
      {t('overdrawn')}
    </Alert>
  );
}
