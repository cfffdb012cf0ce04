import { lightOf, type ShownNeed } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Chip, ErrorIcon, PositiveIcon, WarningIcon } from '@vp-digital/core/ui';

const looks = {
  missing: { tone: 'negative', icon: ErrorIcon },
  check: { tone: 'warning', icon: WarningIcon },
  fine: { tone: 'positive', icon: PositiveIcon },
  putOff: { tone: 'neutral' },
} as const;

/** How a topic stands, in a word and a sign. */
export function TrafficLight({ row }: { row: ShownNeed }) {
  const { t } = useTranslation('household/judgedNeeds');
  const light = lightOf(row);
  return <Chip {...looks[light]}>{t(`light.${light}`)}</Chip>;
}
