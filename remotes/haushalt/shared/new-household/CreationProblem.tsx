import { useTranslation } from '@vp-digital/core/libs/i18n';
import { isTooOften, type ServiceError } from '@vp-digital/core/services';
import { Alert } from '@vp-digital/core/ui';

/** Why the household was not made, and what to do; what was entered stays. */
export function CreationProblem({ error }: { error: ServiceError | undefined }) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'create.failed' });
  if (!error) return undefined;
  return (
    <Alert tone="negative" title={t('title')} announce>
      {t(reasonOf(error))}
    </Alert>
  );
}

function reasonOf(error: ServiceError) {
  if (error.kind === 'failed' && error.status === 409) return 'held';
  if (isTooOften(error)) return 'tooOften';
  return error.kind === 'failed' || error.kind === 'conflict' || error.kind === 'newer'
    ? 'failed'
    : error.kind;
}
