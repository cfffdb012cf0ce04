import { useTranslation } from '@vp-digital/core/libs/i18n';
import { routes } from '@vp-digital/core/reference';
import { Button, Page } from '@vp-digital/core/ui';

/** No area has a screen at this address. */
export function NotFound() {
  const { t } = useTranslation('shell', { keyPrefix: 'notFound' });
  return (
    <Page
      name={t('title')}
      headline={t('headline')}
      actions={
        <Button kind="primary" href={routes.householdSearch.href({})}>
          {t('toSearch')}
        </Button>
      }
    />
  );
}
