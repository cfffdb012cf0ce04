import type { PresenceNeed } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Chip, ErrorIcon, PositiveIcon, WarningIcon } from '@vp-digital/core/ui';

const looks = {
  present: { tone: 'positive', icon: PositiveIcon },
  partial: { tone: 'warning', icon: WarningIcon },
  none: { tone: 'negative', icon: ErrorIcon },
} as const;

/** Whether there is cover, of a topic that has no amount. */
export function NeedState({ state }: Pick<PresenceNeed, 'state'>) {
  const { t } = useTranslation('analysis', { keyPrefix: 'comparison.state' });
  return <Chip {...looks[state]}>{t(state)}</Chip>;
}
