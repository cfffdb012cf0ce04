import { type AppointmentRating, ratingStatements } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import type { EntryEditor } from '@vp-digital/core/micro-app';
import { Switch, TextField } from '@vp-digital/core/ui';
import { RatingScale } from './RatingScale';
import { isUnhappy } from './data';
import { Statements } from './Statements';

export interface RatingFormProps {
  rating: Partial<AppointmentRating>;
  editor: EntryEditor<AppointmentRating>;
}

/** The questions to the customer. Fields only. */
export function RatingForm({ rating, editor }: RatingFormProps) {
  const { t } = useTranslation('terminabschluss', { keyPrefix: 'rating' });
  const scale = (name: 'before' | 'now' | 'stars' | 'recommend') => editor.field(name, t(`field.${name}`));
  const unhappy = isUnhappy(rating);
  /** An answer to a question that is not asked any more is none. */
  const rate = (stars: number) => {
    editor.set('stars', stars, t('field.stars'));
    const hidden = isUnhappy({ stars }) ? 'recommend' : 'callback';
    if (rating[hidden] !== undefined) editor.set(hidden, undefined, t(`field.${hidden}`));
  };
  return (
    <>
      <RatingScale {...scale('before')} from={1} to={10} least={t('unsure')} most={t('sure')} />
      <RatingScale {...scale('now')} from={1} to={10} least={t('unsure')} most={t('sure')} />
      <RatingScale
        {...scale('stars')}
        onChange={rate}
        look="stars"
        from={1}
        to={5}
        nameOf={(count) => t('stars', { count })}
      />
      <Statements
        {...editor.choice('statements', t('field.statements'))}
        value={rating.statements ?? []}
        offered={ratingStatements}
      />
      {unhappy ? (
        <Switch {...editor.choice('callback', t('field.callback'))} />
      ) : (
        <RatingScale {...scale('recommend')} from={0} to={10} least={t('unlikely')} most={t('likely')} />
      )}
      <TextField {...editor.field('text', t('field.text'))} lines={3} maxLength={500} />
      <Switch {...editor.choice('anonymousUse', t('field.anonymousUse'))} hint={t('anonymousHint')} />
    </>
  );
}
