import { useTranslation } from '@vp-digital/core/libs/i18n';
import { LoadedState } from '@vp-digital/core/parts';
import { Page } from '@vp-digital/core/ui';
import { FiveStepsView } from './FiveStepsView';
import { useTalk } from './useTalk';

/** Fünf Schritte: every appointment is closed the same good way. */
export default function FiveStepsPage() {
  const { t } = useTranslation('terminabschluss', { keyPrefix: 'fiveSteps' });
  const talk = useTalk();
  if (talk.status === 'ready') return <FiveStepsView talk={talk.data} />;
  return (
    <Page name={t('name')}>
      <LoadedState result={talk}>{() => undefined}</LoadedState>
    </Page>
  );
}
