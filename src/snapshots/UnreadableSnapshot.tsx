import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Alert } from '@vp-digital/core/ui';

/** A snapshot that was frozen by a newer release: its documents say more than is known here. */
export function UnreadableSnapshot() {
  const { t } = useTranslation('household/snapshots');
  return (
    <Alert tone="negative" title={t('unreadable')} announce>
      {t('unreadableText')}
    </Alert>
  );
}
