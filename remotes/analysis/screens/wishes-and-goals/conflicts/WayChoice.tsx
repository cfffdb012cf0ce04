import { type GoalConflict, type GoalWay, type GoalWayName } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { formatMonth } from '@vp-digital/core/reference/format';
import { useId } from 'react';
import classes from './WayChoice.module.css';

export interface WayChoiceProps {
  conflict: GoalConflict;
  ways: Record<GoalWayName, GoalWay | undefined>;
  value: GoalWayName | undefined;
  onChange(name: GoalWayName): void;
}

/** Later, less, more: what each comes to stands there before it is chosen. */
export function WayChoice({ conflict, ways, value, onChange }: WayChoiceProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'wishesAndGoals.conflict' });
  const { euros, language } = useFormat();
  const group = useId();
  const goalsOf = (name: GoalWayName, { changes }: GoalWay) =>
    changes
      .map(({ goalId, term, target }) => {
        const title = conflict.goals.find((one) => one.goalId === goalId)?.goal.title;
        return name === 'less'
          ? t('goalTarget', { name: title, amount: euros(target) })
          : t('goalTerm', { name: title, term: formatMonth(term, language) });
      })
      .join(', ');
  return (
    <fieldset className={classes['ways']}>
      <legend>{t('ways')}</legend>
      {(['later', 'less', 'more'] as const).map((name) => {
        const way = ways[name];
        return (
          <label key={name} className={classes['way']} data-off={!way || undefined}>
            <input
              type="radio"
              name={group}
              checked={value === name}
              disabled={!way}
              onChange={() => onChange(name)}
            />
            <b>{t(name)}</b>
            <b className={classes['figure']}>{way ? t('figure', { amount: euros(way.rate) }) : t('noWay')}</b>
            {way && (
              <>
                <span className={classes['text']}>{t(`${name}Text`, { goals: goalsOf(name, way) })}</span>
                <span className={classes['small']}>{t('within', { possible: euros(conflict.room) })}</span>
              </>
            )}
          </label>
        );
      })}
    </fieldset>
  );
}
