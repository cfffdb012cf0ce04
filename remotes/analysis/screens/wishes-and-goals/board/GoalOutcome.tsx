import { OfFigure } from '@vp-digital/core/figures';
import { goalAssumptions, goalPlan, goalRateFigure, goalRates } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { shownRate } from '../rates/shownRates';
import type { OfGoal } from './GoalNote';

/** What the goal takes a month, and how far the present rate leads; nothing before amount and term are known. */
export function GoalOutcome({ entry: { id, goal }, data }: OfGoal) {
  const { t } = useTranslation('analysis', { keyPrefix: 'wishesAndGoals.sheet' });
  const { euros, percent } = useFormat();
  const date = useHost().clock.today();
  const plan = goalPlan({ goal, date, assumed: goalAssumptions(data) });
  const all = goalRates(data, date);
  if (plan.kind !== 'computed') return undefined;
  const { monthlyContribution, coverage } = plan.value;
  const shown = all.kind === 'computed' ? shownRate(all.value, id) : undefined;
  return (
    <OfFigure figure={goalRateFigure}>
      <p>{t('needed', { amount: euros(shown ?? monthlyContribution) })}</p>
      {goal.rate > 0 && <p>{t('covered', { share: percent(Math.floor(coverage * 100) / 100) })}</p>}
    </OfFigure>
  );
}
