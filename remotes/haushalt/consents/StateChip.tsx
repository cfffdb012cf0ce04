import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Chip, PositiveIcon, WarningIcon } from '@vp-digital/core/ui';
import type { TopicLine } from './lines';

/** Where a topic stands, with the day: "Erteilt 12.11.2025". A renewal also says what it is due to. */
export function StateChip({ topic, state }: Pick<TopicLine, 'topic' | 'state'>) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'consents.state' });
  const { date, day } = useFormat();
  const isInformation = topic === 'dataProtectionInformation' || topic === 'initialInformation';
  if (state.kind === 'missing') return <Chip>{t(isInformation ? 'missingInformation' : 'missing')}</Chip>;
  const { action } = state;
  const on = action.on === undefined ? day(action.at) : date(action.on);
  const done = <Chip icon={PositiveIcon} tone="positive" children={t(action.action, { on })} />;
  if (state.kind === 'withdrawn') return <Chip>{t('withdrawn', { on })}</Chip>;
  if (state.kind === 'valid') return done;
  return (
    <>
      {done}
      <Chip icon={WarningIcon} tone="warning">
        {t(state.because)}
      </Chip>
    </>
  );
}
