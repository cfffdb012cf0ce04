import { mayBeRefused } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import type { TopicLine } from './lines';

/** Where a topic stands, with the day: "Erteilt 12.11.2025". A renewal also says what it is due to. */
export function useStateText(): (topic: TopicLine['topic'], state: TopicLine['state']) => string[] {
  const { t } = useTranslation('haushalt', { keyPrefix: 'consents.state' });
  const { date, day } = useFormat();
  return (topic, state) => {
    const isInformation = topic === 'dataProtectionInformation' || topic === 'initialInformation';
    if (state.kind === 'missing')
      return [t(isInformation ? 'missingInformation' : mayBeRefused(topic) ? 'notRefused' : 'missing')];
    const { action } = state;
    const on = action.on === undefined ? day(action.at) : date(action.on);
    if (state.kind === 'withdrawn' || state.kind === 'refused') return [t(state.kind, { on })];
    const done = t(action.action, { on });
    return state.kind === 'valid' ? [done] : [done, t(state.because)];
  };
}
