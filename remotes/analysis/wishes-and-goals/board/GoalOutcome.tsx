import { OfFigure } from '@vp-digital/core/figures';
import { goalPlan, goalRate, goalRateFigure } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { useShownRate } from '../rates/useShownRate';
import type { OfGoal } from './GoalNote';

/** What the goal takes a month, and how far the present rate leads; nothing before amount and term are known. */
export function GoalOutcome({ entry: { id, goal }, data }: OfGoal) {
  const { t } = useTranslation('analysis', { keyPrefix: 'wishesAndGoals.sheet' });
  const { euros, percent } = useFormat();
  const date = useHost().clock.today();
  const plan = goalPlan({ goal, date });
  const rate = useShownRate(data)(id, goalRate({ household: data, goal, date }));
  if (plan.kind !== 'computed' || rate.kind !== 'computed') return undefined;
  return (
    <OfFigure figure={goalRateFigure}>
      <p>{t('needed', { amount: euros(rate.value) })}</p>
      {goal.rate > 0 && (
        <p>{t('covered', { share: percent(Math.floor(plan.value.coverage * 100) / 100) })}</p>
      )}
    </OfFigure>
  );
}
