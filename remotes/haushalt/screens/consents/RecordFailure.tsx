import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Alert } from '@vp-digital/core/ui';
import type { Recording } from './useRecord';

/** Why an action is not recorded; what was entered is still there. */
export function RecordFailure({ failure }: Pick<Recording, 'failure'>) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'consents.record' });
  if (!failure) return undefined;
  return (
    <Alert tone="negative" title={t(failure)} announce>
      {t(`${failure}Text`)}
    </Alert>
  );
}
