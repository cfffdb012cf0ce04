import { useTranslation } from '@vp-digital/core/libs/i18n';
import type { ServiceError } from '@vp-digital/core/services';
import { Alert } from '@vp-digital/core/ui';

/** Why the household was not made, and what to do; what was entered stays. */
export function CreationProblem({ error }: { error: ServiceError | undefined }) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'create.failed' });
  if (!error) return undefined;
  const reason =
    error.kind === 'failed' && error.status === 409
      ? 'held'
      : error.kind === 'failed' || error.kind === 'conflict'
        ? 'failed'
        : error.kind;
  return (
    <Alert tone="negative" title={t('title')} announce>
      {t(reason)}
    </Alert>
  );
}
