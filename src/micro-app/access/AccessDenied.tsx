import { useTranslation } from '@vp-digital/core/libs/i18n';
import { LoadingPage } from '@vp-digital/core/parts';
import { later, useAhead } from '../later';

const Denied = later(() => import('./AccessDeniedPage'), { placeholder: () => <Pending /> });

const parts = [Denied];

export interface AccessDeniedProps {
  onSignOut(): void;
  /** Until then it is fetched, and nothing of it is drawn. Default `true`. */
  isShown?: boolean;
}

/**
 * The page in place of one that the rights do not suffice for, fetched from the first drawing on: hardly anybody ever sees
 * it. Shells render it, too, so it is told how to sign out. Code that does not come is thrown (`PageLoadError`).
 */
export function AccessDenied({ onSignOut, isShown = true }: AccessDeniedProps) {
  useAhead(parts);
  return isShown ? <Denied onSignOut={onSignOut} /> : undefined;
}

function Pending() {
  const { t } = useTranslation('app');
  return <LoadingPage name={t('loading.page')} />;
}
