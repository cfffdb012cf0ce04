import { useTranslation } from '@vp-digital/core/libs/i18n';
import { LoadError } from '@vp-digital/core/loader';
import { FailedPage, type FailedPageProps } from '@vp-digital/core/parts';

export interface AreaFailedProps extends Omit<FailedPageProps, 'title'> {
  error: unknown;
}

/** In the place of an area that did not come. */
export function AreaFailed({ error, ...props }: AreaFailedProps) {
  const { t } = useTranslation('shell', { keyPrefix: 'area' });
  const versions = error instanceof LoadError ? error.versions : undefined;
  const title = versions ? t(versions.library ? 'library' : 'contract', { ...versions }) : t('failedTitle');
  return <FailedPage {...props} title={title} />;
}
