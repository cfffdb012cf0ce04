import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Alert, Button } from '@vp-digital/core/ui';

function PartFailed({ onRetry }: { onRetry(): void }) {
  const { t } = useTranslation('shell', { keyPrefix: 'area' });
  const { t: again } = useTranslation('app', { keyPrefix: 'loadFailed' });
  const action = (
    <Button size="compact" onClick={onRetry}>
      {again('retry')}
    </Button>
  );
  return <Alert tone="negative" title={t('failedTitle')} action={action} announce />;
}

/** In the place of a part of the shell that failed or did not come (`later`). */
export const partFailed = (retry: () => void) => <PartFailed onRetry={retry} />;
