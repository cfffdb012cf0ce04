import { personsInOrder } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { formatMonth } from '@vp-digital/core/reference/format';
import { usePatternFill } from '@vp-digital/core/ui';
import { useConflicts } from '../conflicts/useConflicts';
import { ageAt, type WishesAndGoalsData } from '../../../shared/wishes-and-goals/data';
import { iconOf } from '../motifs/icons';
import classes from './TimelineList.module.css';
import type { DatedGoal } from './axis';

export interface TimelineListProps {
  data: WishesAndGoalsData;
  goals: readonly DatedGoal[];
}

/** The same where there is no room for years side by side: one goal after the other, with the ages then. */
export function TimelineList({ data, goals }: TimelineListProps) {
  const patterns = usePatternFill();
  const { t } = useTranslation('analysis', { keyPrefix: 'wishesAndGoals.timeline' });
  const { t: code } = useTranslation('household/goals');
  const { euros, language } = useFormat();
  const conflicts = useConflicts(data);
  const agesIn = ({ goal }: DatedGoal) =>
    personsInOrder(data)
      .filter(({ id }) => goal.personId === undefined || goal.personId === id)
      .flatMap(({ id, name }) => {
        const age = ageAt(data, id, goal.term);
        return age === undefined ? [] : [t('age', { name, age })];
      })
      .join(', ');
  return (
    <ol className={classes['list']}>
      {goals.map((entry) => {
        const { id, goal } = entry;
        const Symbol = iconOf(goal);
        const conflict = conflicts.find(({ goals: [first] }) => first?.goalId === id);
        return (
          <li key={id}>
            <div className={classes['goal']}>
              <span className={classes['circle']}>
                <Symbol size={20} stroke={1.75} aria-hidden />
              </span>
              <span className={classes['words']}>
                <b>{goal.title}</b>
                <span className={classes['small']}>
                  {[formatMonth(goal.term, language), code(`priority.${goal.priority}`), agesIn(entry)]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
              {goal.target !== undefined && <b className={classes['amount']}>{euros(goal.target)}</b>}
            </div>
            {conflict && (
              <div className={classes['goal']}>
                <svg className={classes['clash']} width="36" height="10" aria-hidden>
                  <rect width="36" height="10" fill={patterns.gap} />
                </svg>
                <b className={classes['words']}>{t('conflict', { amount: euros(conflict.size) })}</b>
              </div>
            )}
          </li>
        );
      })}
    </ol>
  );
}
