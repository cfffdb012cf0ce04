import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { usePatternFill } from '@vp-digital/core/ui';
import { useConflicts } from '../conflicts/useConflicts';
import type { WishesAndGoalsData } from '../../../shared/wishes-and-goals/data';
import classes from './Timeline.module.css';
import { type Axis, placeOf } from './axis';

/** Where goals are in each other's way: a striped bar from the first to the last of them, and what they cost together. */
export function ConflictLane({ data, axis }: { data: WishesAndGoalsData; axis: Axis }) {
  const patterns = usePatternFill();
  const { t } = useTranslation('analysis', { keyPrefix: 'wishesAndGoals.timeline' });
  const { euros } = useFormat();
  const conflicts = useConflicts(data);
  return conflicts.map(({ goals, size }) => {
    const terms = goals.map(({ goal }) => placeOf(goal.term, axis));
    const [start, end] = [Math.min(...terms), Math.max(...terms)];
    const percent = (part: number) => `${Math.round(part * 1_000) / 10}%`;
    const isLate = start > 0.6;
    return (
      <div key={goals.map(({ goalId }) => goalId).join()} className={classes['conflict']}>
        <div className={classes['track']}>
          <svg width="100%" height="24" aria-hidden focusable="false">
            <rect
              className={classes['clash']}
              x={percent(start)}
              y="7"
              width={percent(Math.max(0.01, end - start))}
              height="10"
              fill={patterns.gap}
            />
          </svg>
          <span
            className={classes['clashText']}
            data-late={isLate || undefined}
            style={isLate ? { right: percent(1 - start) } : { left: percent(end) }}
          >
            {t('conflict', { amount: euros(size) })}
          </span>
        </div>
      </div>
    );
  });
}
