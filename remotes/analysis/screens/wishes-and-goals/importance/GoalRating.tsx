import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useEntry } from '@vp-digital/core/micro-app';
import { useReadOnly } from '@vp-digital/core/ui';
import { useId } from 'react';
import type { GoalEntry } from '../../../shared/wishes-and-goals/data';
import classes from './GoalRating.module.css';
import { steps } from './importance';

/** One person's rating of one goal, from one to five: written separately, so that partners' ratings never conflict. */
export function GoalRating({ entry: { id, goal }, personId }: { entry: GoalEntry; personId: string }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'wishesAndGoals.importance' });
  const name = useId();
  const isReadOnly = useReadOnly() !== undefined;
  const editor = useEntry({ section: 'goals', id, value: goal, of: goal.title });
  const rating = editor.part('importance', personId, `${goal.title}: ${t('field')}`).choice('rating');
  return (
    <fieldset className={classes['rating']} disabled={isReadOnly || rating.disabled}>
      <legend>{goal.title}</legend>
      <div className={classes['steps']}>
        {steps.map((step) => (
          <label key={step} className={classes['step']}>
            <input
              type="radio"
              name={name}
              aria-label={t(`step.${step}`)}
              checked={rating.value === step}
              onChange={() => rating.onChange(step)}
            />
            <span aria-hidden>{step}</span>
          </label>
        ))}
      </div>
      {rating.warning !== undefined && <p>{rating.warning}</p>}
    </fieldset>
  );
}
