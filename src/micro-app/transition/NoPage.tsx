import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHost } from '@vp-digital/core/platform';
import { Alert, Page } from '@vp-digital/core/ui';

/** An address that leads to no page of the area, where the shell has mounted it all the same. */
export function NoPage() {
  const { t } = useTranslation('app', { keyPrefix: 'noPage' });
  const { slot } = useHost();
  if (slot === 'customer') return undefined;
  return (
    <Page name={t('name')} slot={slot}>
      <Alert tone="warning" title={t('title')}>
        {t('text')}
      </Alert>
    </Page>
  );
}
