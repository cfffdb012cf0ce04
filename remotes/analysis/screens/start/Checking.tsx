import { useTranslation } from '@vp-digital/core/libs/i18n';
import { later } from '@vp-digital/core/micro-app';
import { LoadingPage } from '@vp-digital/core/parts';

/** The quick check, a page within the page: fetched when somebody goes to it. */
export const Checking = later(() => import('./quick/QuickCheck'), { placeholder: () => <Pending /> });

function Pending() {
  const { t } = useTranslation('analysis', { keyPrefix: 'start.quick' });
  return <LoadingPage name={t('name')} />;
}
