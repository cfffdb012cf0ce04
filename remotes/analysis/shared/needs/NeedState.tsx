import type { PresenceNeed } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Chip, ErrorIcon, PositiveIcon, WarningIcon } from '@vp-digital/core/ui';

const looks = {
  present: { tone: 'positive', icon: PositiveIcon },
  partial: { tone: 'warning', icon: WarningIcon },
  none: { tone: 'negative', icon: ErrorIcon },
} as const;

/** Whether there is cover, of a topic that has no amount; only what nobody can live without is a fault where it is missing. */
export function NeedState({ state, level }: Pick<PresenceNeed, 'state' | 'level'>) {
  const { t } = useTranslation('analysis', { keyPrefix: 'comparison.state' });
  const look = looks[state === 'none' && level > 1 ? 'partial' : state];
  return <Chip {...look}>{t(state)}</Chip>;
}
