import { useTranslation } from '@vp-digital/core/libs/i18n';
import type { ServiceError } from '@vp-digital/core/services';
import { Alert, Button, RetryIcon } from '@vp-digital/core/ui';
import { useOverdue } from './useOverdue';

export interface LateAnswerProps {
  isWaiting: boolean;
  error: ServiceError | undefined;
  onRetry(): void;
}

/** Milliseconds after which a search counts as late. */
const patience = 5_000;

/** A search that takes long, or has failed: says so above the old result and offers another try. */
export function LateAnswer({ isWaiting, error, onRetry }: LateAnswerProps) {
  const isOverdue = useOverdue(isWaiting, patience);
  return (error || isOverdue) && <Late hasFailed={error !== undefined} onRetry={onRetry} />;
}

/** Apart, so that its texts are not asked for with every key. */
function Late({ hasFailed, onRetry }: { hasFailed: boolean; onRetry(): void }) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'search.late' });
  return (
    <Alert
      tone="warning"
      title={t(hasFailed ? 'failed' : 'title')}
      announce
      action={
        <Button size="compact" icon={RetryIcon} onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    >
      {t('text')}
    </Alert>
  );
}
