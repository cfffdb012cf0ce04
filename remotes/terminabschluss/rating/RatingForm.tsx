import { type AppointmentRating, ratingStatements } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import type { EntryEditor } from '@vp-digital/core/services';
import { Switch, TextField } from '@vp-digital/core/ui';
import { RatingScale } from './RatingScale';
import { isUnhappy } from './sections';
import { Statements } from './Statements';

export interface RatingFormProps {
  rating: Partial<AppointmentRating>;
  editor: EntryEditor<'appointmentRatings'>;
}

/** The questions to the customer. Fields only. */
export function RatingForm({ rating, editor }: RatingFormProps) {
  const { t } = useTranslation('terminabschluss', { keyPrefix: 'rating' });
  const scale = (field: 'before' | 'now' | 'stars' | 'recommend') => ({
    label: t(`field.${field}`),
    value: rating[field],
    onChange: (value: number) => editor.set(field, value, t(`field.${field}`)),
    onBlur: editor.leave,
  });
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
        value={rating.statements ?? []}
        offered={ratingStatements}
        onChange={(statements) => editor.choose('statements', statements, t('field.statements'))}
      />
      {unhappy ? (
        <Switch
          label={t('field.callback')}
          value={rating.callback}
          onChange={(wanted) => editor.choose('callback', wanted, t('field.callback'))}
        />
      ) : (
        <RatingScale {...scale('recommend')} from={0} to={10} least={t('unlikely')} most={t('likely')} />
      )}
      <TextField
        label={t('field.text')}
        lines={3}
        maxLength={500}
        value={rating.text}
        onChange={(text) => editor.set('text', text, t('field.text'))}
        onBlur={editor.leave}
      />
      <Switch
        label={t('field.anonymousUse')}
        hint={t('anonymousHint')}
        value={rating.anonymousUse}
        onChange={(allowed) => editor.choose('anonymousUse', allowed, t('field.anonymousUse'))}
      />
    </>
  );
}
