import { OfFigure } from '@vp-digital/core/figures';
import { goalPlan, goalRateFigure } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat, useHost } from '@vp-digital/core/platform';
import type { OfGoal } from './GoalNote';

/** What the goal takes a month, and how far the present rate leads; nothing before amount and term are known. */
export function GoalOutcome({ entry: { goal } }: Pick<OfGoal, 'entry'>) {
  const { t } = useTranslation('analysis', { keyPrefix: 'wishesAndGoals.sheet' });
  const { euros, percent } = useFormat();
  const plan = goalPlan({ goal, date: useHost().clock.today() });
  if (plan.kind !== 'computed') return undefined;
  const { monthlyContribution, coverage } = plan.value;
  return (
    <OfFigure figure={goalRateFigure}>
      <p>{t('needed', { amount: euros(monthlyContribution) })}</p>
      {goal.rate > 0 && <p>{t('covered', { share: percent(Math.floor(coverage * 100) / 100) })}</p>}
    </OfFigure>
  );
}
