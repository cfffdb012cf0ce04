import { OfFigure, OfField } from '@vp-digital/core/figures';
import { goalNeed, goalRatesFigure } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat, useHost } from '@vp-digital/core/platform';
import type { GoalEntry, WishesAndGoalsData } from '../../../shared/wishes-and-goals/data';
import classes from './GoalCard.module.css';

/** Around: a turn of 100. */
const radius = 22;

/** How much of a goal is there; nothing where nothing is saved up, or nobody knows. */
export function GoalRing({ entry, data }: { entry: GoalEntry; data: WishesAndGoalsData }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'wishesAndGoals.card' });
  const { percent } = useFormat();
  const need = goalNeed({ household: data, goal: entry.goal, date: useHost().clock.today() });
  if (need.kind !== 'computed' || !('progress' in need.value)) return undefined;
  const { progress, basis } = need.value;
  const share = percent(Math.floor(progress * 100) / 100);
  const ring = (
    <svg
      className={classes['ring']}
      width="52"
      height="52"
      viewBox="0 0 52 52"
      role="img"
      aria-label={t('reached', { share })}
    >
      <circle className={classes['track']} cx="26" cy="26" r={radius} />
      {progress > 0 && (
        <circle
          className={classes['reached']}
          cx="26"
          cy="26"
          r={radius}
          pathLength="100"
          strokeDasharray={`${Math.round(progress * 1_000) / 10} 100`}
          transform="rotate(-90 26 26)"
        />
      )}
      <text className={classes['share']} x="26" y="30" textAnchor="middle">
        {share}
      </text>
    </svg>
  );
  return basis === 'told' ? (
    <OfField field="goals.saved">{ring}</OfField>
  ) : (
    <OfFigure figure={goalRatesFigure} stays>
      {ring}
    </OfFigure>
  );
}
