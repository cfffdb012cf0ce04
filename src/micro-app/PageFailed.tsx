import { useTranslation } from '@vp-digital/core/libs/i18n';
import { FailedPage } from '@vp-digital/core/parts';
import { useHost } from '@vp-digital/core/platform';
import type { PageLoadError } from './usePageCode';

/** In the place of a page whose code did not come. */
export function PageFailed({ error, onRetry }: { error: PageLoadError; onRetry(): void }) {
  const { t } = useTranslation('app');
  const { slot } = useHost();
  return (
    <FailedPage title={t('loadFailed.page')} supportId={error.supportId} onRetry={onRetry} slot={slot} />
  );
}
