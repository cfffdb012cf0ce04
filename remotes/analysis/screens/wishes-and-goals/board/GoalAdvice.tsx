import type { GoalCategory } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Caption, Stack } from '@vp-digital/core/ui';
import { WaysOn, type WayOn } from '../../../shared/steps/WaysOn';

/** Where what a goal is about is advised on; no product saves for a reserve or pays back debts. */
export function GoalAdvice({ category }: { category: GoalCategory }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'wishesAndGoals.sheet' });
  const to = ways[category];
  if (to === undefined) return undefined;
  return (
    <Stack gap="small">
      <Caption>{t('advice')}</Caption>
      <WaysOn to={to} />
    </Stack>
  );
}

const savingUp: readonly WayOn[] = ['investment'];
const ways: Readonly<Partial<Record<GoalCategory, readonly WayOn[]>>> = {
  home: ['buildingSavings'],
  retirement: ['retirement', 'basicPension'],
  car: savingUp,
  travel: savingUp,
  children: savingUp,
  timeOff: savingUp,
  education: savingUp,
  other: savingUp,
};
