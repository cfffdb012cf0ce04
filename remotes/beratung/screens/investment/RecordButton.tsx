import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { Button, CheckIcon } from '@vp-digital/core/ui';
import { openAnswers } from '../../shared/investment/riskFrame';
import type { SuitabilityEntry } from './useSuitability';

export interface RecordButtonProps {
  suitability: SuitabilityEntry;
  /** Who asks, where that is known. */
  advisor: string | undefined;
  /** Why nothing may be recorded now. */
  locked: string | undefined;
}

/** Records the suitability once all is answered, with the day and who has asked. */
export function RecordButton({ suitability: { answers, editor }, advisor, locked }: RecordButtonProps) {
  const { t } = useTranslation('beratung', { keyPrefix: 'investment.record' });
  const { date } = useFormat();
  const today = useHost().clock.today();
  if (locked !== undefined) return undefined;
  if (openAnswers(answers).length > 0) return <p>{t('open')}</p>;
  if (answers?.assessedOn === today) return <p>{t('done', { date: date(today) })}</p>;
  return (
    <Button
      kind="primary"
      writes
      icon={CheckIcon}
      onClick={() => {
        editor.set('assessedOn', today, t('assessedOn'));
        if (advisor !== undefined) editor.set('assessedBy', advisor, t('assessedBy'));
        editor.leave();
      }}
    >
      {t('press')}
    </Button>
  );
}
