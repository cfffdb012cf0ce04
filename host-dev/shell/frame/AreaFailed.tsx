import { useTranslation } from '@vp-digital/core/libs/i18n';
import { LoadError } from '@vp-digital/core/loader';
import { Alert, Button, Page, RetryIcon } from '@vp-digital/core/ui';
import { useState } from 'react';

export interface AreaFailedProps {
  error: unknown;
  onRetry(): void;
  slot?: 'page' | 'side';
}

/** In the place of an area that did not come: what happened, a retry that fetches anew, an id for support. */
export function AreaFailed({ error, onRetry, slot }: AreaFailedProps) {
  const { t } = useTranslation('shell', { keyPrefix: 'area' });
  const [supportId] = useState(() => crypto.randomUUID().slice(0, 8));
  const versions = error instanceof LoadError ? error.versions : undefined;
  return (
    <Page name={t('failed')} slot={slot}>
      <Alert
        tone="negative"
        title={versions ? t('contract', versions) : t('failedTitle')}
        action={
          <Button kind="secondary" icon={RetryIcon} onClick={onRetry}>
            {t('retry')}
          </Button>
        }
      >
        {t('failedText')} {t('supportId', { id: supportId })}
      </Alert>
    </Page>
  );
}
