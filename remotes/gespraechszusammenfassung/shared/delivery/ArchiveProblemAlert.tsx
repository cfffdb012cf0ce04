import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Alert } from '@vp-digital/core/ui';
import type { ArchiveProblem } from './useArchivedFile';

/** Why the released file does not come, and what can be done. */
export function ArchiveProblemAlert({ problem }: { problem: ArchiveProblem }) {
  const { t } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'preview.kept' });
  return (
    <Alert tone={problem === 'never' ? 'warning' : 'negative'} title={t(`${problem}.title`)} announce>
      {t(`${problem}.text`)}
    </Alert>
  );
}
