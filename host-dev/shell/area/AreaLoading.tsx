import { useTranslation } from '@vp-digital/core/libs/i18n';
import { LoadingPage, type LoadingPageProps } from '@vp-digital/core/parts';

/** The outline of a page while its area is fetched. */
export function AreaLoading(props: Omit<LoadingPageProps, 'name'>) {
  const { t } = useTranslation('shell', { keyPrefix: 'area' });
  return <LoadingPage {...props} name={t('loading')} />;
}
