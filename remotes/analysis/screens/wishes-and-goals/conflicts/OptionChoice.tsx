import { type GoalConflict, type GoalOption, type GoalOptionName } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { formatMonth } from '@vp-digital/core/reference/format';
import { useId } from 'react';
import classes from './OptionChoice.module.css';

export interface OptionChoiceProps {
  conflict: GoalConflict;
  options: Record<GoalOptionName, GoalOption | undefined>;
  value: GoalOptionName | undefined;
  onChange(name: GoalOptionName): void;
}

/** Later, less, more: what each comes to stands there before it is chosen. */
export function OptionChoice({ conflict, options, value, onChange }: OptionChoiceProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'wishesAndGoals.conflict' });
  const { euros, language } = useFormat();
  const group = useId();
  const goalsOf = (name: GoalOptionName, { changes }: GoalOption) =>
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
        const option = options[name];
        return (
          <label key={name} className={classes['way']} data-off={!option || undefined}>
            <input
              type="radio"
              name={group}
              checked={value === name}
              disabled={!option}
              onChange={() => onChange(name)}
            />
            <b>{t(name)}</b>
            <b className={classes['figure']}>
              {option ? t('figure', { amount: euros(option.rate) }) : t('noWay')}
            </b>
            {option && (
              <>
                <span className={classes['text']}>{t(`${name}Text`, { goals: goalsOf(name, option) })}</span>
                <span className={classes['small']}>{t('within', { possible: euros(conflict.room) })}</span>
              </>
            )}
          </label>
        );
      })}
    </fieldset>
  );
}
