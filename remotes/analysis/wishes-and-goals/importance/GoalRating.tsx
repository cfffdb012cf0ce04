import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useKnownFields, useSectionEditor } from '@vp-digital/core/services';
import { useReadOnly } from '@vp-digital/core/ui';
import { useId } from 'react';
import type { GoalEntry } from '../data';
import classes from './GoalRating.module.css';
import { steps } from './importance';

/** One to five, of one goal by one person: written by itself, so that the other one's answer is nobody's conflict. */
export function GoalRating({ entry: { id, goal }, personId }: { entry: GoalEntry; personId: string }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'wishesAndGoals.importance' });
  const { t: app } = useTranslation('app');
  const name = useId();
  const householdId = useHouseholdId();
  const editor = useSectionEditor(householdId, 'goals');
  const isKnown = useKnownFields(householdId, 'goals')('importance');
  const isReadOnly = useReadOnly() !== undefined;
  const rate = (step: number) => {
    editor.set(`/items/${id}/importance/${personId}`, step, `${goal.title}: ${t('field')}`);
    editor.flush();
  };
  return (
    <fieldset className={classes['rating']} disabled={isReadOnly || !isKnown}>
      <legend>{goal.title}</legend>
      <div className={classes['steps']}>
        {steps.map((step) => (
          <label key={step} className={classes['step']}>
            <input
              type="radio"
              name={name}
              aria-label={t(`step.${step}`)}
              checked={goal.importance?.[personId] === step}
              onChange={() => rate(step)}
            />
            <span aria-hidden>{step}</span>
          </label>
        ))}
      </div>
      {!isKnown && <p>{app('saving.unknownField')}</p>}
    </fieldset>
  );
}
