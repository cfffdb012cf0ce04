import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Alert, Button, Page, RetryIcon } from '@vp-digital/core/ui';

export interface FailedPageProps {
  /** What could not be loaded. */
  title: string;
  /** The id under which the fault was reported. */
  supportId: string;
  /** Fetches anew what did not come. */
  onRetry(): void;
  slot?: 'page' | 'side' | 'customer' | undefined;
}

/** In the place of code that did not come: what happened, a retry, and the id for support. */
export function FailedPage({ title, supportId, onRetry, slot }: FailedPageProps) {
  const { t } = useTranslation('app', { keyPrefix: 'loadFailed' });
  return (
    <Page name={t('name')} slot={slot}>
      <Alert
        tone="negative"
        title={title}
        action={
          <Button kind="secondary" icon={RetryIcon} onClick={onRetry}>
            {t('retry')}
          </Button>
        }
      >
        {t('text')} {t('supportId', { id: supportId })}
      </Alert>
    </Page>
  );
}
