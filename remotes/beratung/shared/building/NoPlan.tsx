import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Card, Empty } from '@vp-digital/core/ui';

/** Nothing is computed before sum and rate are agreed. */
export function NoPlan() {
  const { t } = useTranslation('beratung', { keyPrefix: 'building' });
  return (
    <Card>
      <Empty>{t('noPlan')}</Empty>
    </Card>
  );
}
