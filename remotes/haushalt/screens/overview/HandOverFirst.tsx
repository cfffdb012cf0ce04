import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useFormat } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { Alert, Button } from '@vp-digital/core/ui';
import { useUninformed } from './useUninformed';

/** Before anything is recorded, the data subjects are informed about the processing (Art. 13 (1) GDPR). */
export function HandOverFirst() {
  const { t } = useTranslation('haushalt', { keyPrefix: 'overview.handOver' });
  const { list } = useFormat();
  const householdId = useHouseholdId();
  const uninformed = useUninformed();
  if (uninformed.length === 0) return undefined;
  const names = list(uninformed);
  return (
    <Alert
      tone="warning"
      title={t('title')}
      action={<Button href={routes.dataProtection.href({ householdId })}>{t('button')}</Button>}
    >
      {t('text', { names, count: uninformed.length })}
    </Alert>
  );
}
