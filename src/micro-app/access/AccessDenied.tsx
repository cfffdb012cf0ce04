import { useTranslation } from '@vp-digital/core/libs/i18n';
import { LoadingPage } from '@vp-digital/core/parts';
import type { AccessDeniedPageProps } from './AccessDeniedPage';
import { later, useAhead } from '../later';

const Denied = later(() => import('./AccessDeniedPage'), { placeholder: () => <Pending /> });

const parts = [Denied];

export interface AccessDeniedProps extends AccessDeniedPageProps {
  /** False: it is fetched, but not drawn yet. Default `true`. */
  isShown?: boolean;
}

/**
 * The page shown if permissions do not suffice, fetched when first drawn: hardly anybody ever sees it. Shells render it
 * too, so signing out is passed in. Code that fails to load is thrown (`PageLoadError`).
 */
export function AccessDenied({ isShown = true, ...page }: AccessDeniedProps) {
  useAhead(parts);
  return isShown ? <Denied {...page} /> : undefined;
}

function Pending() {
  const { t } = useTranslation('app');
  return <LoadingPage name={t('loading.page')} />;
}
