import { ShareRing } from '@vp-digital/core/charts';
import { OfFigure, OfField } from '@vp-digital/core/figures';
import { goalNeed, goalRatesFigure } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat, useHost } from '@vp-digital/core/platform';
import type { GoalEntry, WishesAndGoalsData } from '../../../shared/wishes-and-goals/data';

/** How much of a goal is there; nothing where nothing is saved up, or nobody knows. */
export function GoalRing({ entry, data }: { entry: GoalEntry; data: WishesAndGoalsData }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'wishesAndGoals.card' });
  const { percent } = useFormat();
  const need = goalNeed({ household: data, goal: entry.goal, date: useHost().clock.today() });
  if (need.kind !== 'computed' || !('progress' in need.value)) return undefined;
  const { progress, basis } = need.value;
  const share = percent(Math.floor(progress * 100) / 100);
  const ring = <ShareRing share={progress} text={share} label={t('reached', { share })} />;
  return basis === 'told' ? (
    <OfField field="goals.saved">{ring}</OfField>
  ) : (
    <OfFigure figure={goalRatesFigure} stays>
      {ring}
    </OfFigure>
  );
}
