import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useEntry, useHouseholdId } from '@vp-digital/core/micro-app';
import { SectionProblem, UndoButton } from '@vp-digital/core/parts';
import { useHost } from '@vp-digital/core/platform';
import { Button, Dialog } from '@vp-digital/core/ui';
import classes from './HandedOver.module.css';
import type { RatingEntry } from './data';
import { RatingForm } from './RatingForm';

export interface OwnRatingProps {
  name: string;
  /** Undefined where all are asked at once. */
  personId: string | undefined;
  entry: RatingEntry | undefined;
  /** Of a new one among all. */
  position: number;
  onDone(): void;
}

/** The questions to one adult. */
export function OwnRating({ name, personId, entry, position, onDone }: OwnRatingProps) {
  const { t } = useTranslation('terminabschluss', { keyPrefix: 'rating' });
  const householdId = useHouseholdId();
  const date = useHost().clock.today();
  const editor = useEntry({
    section: 'appointmentRatings',
    id: entry?.id,
    value: entry?.rating,
    blank: { date, position, ...(personId !== undefined && { personId }) },
  });
  const finish = () => {
    if (entry) editor.choice('closed', t('name')).onChange(true);
    onDone();
  };
  return (
    <Dialog
      kind="cover"
      title={t('question', { names: name })}
      opened
      onClose={() => {}} // Esc too leads nowhere
      actions={
        <>
          <UndoButton />
          <Button size="large" onClick={onDone}>
            {t('skip')}
          </Button>
          <Button kind="primary" size="large" onClick={finish}>
            {t('send')}
          </Button>
        </>
      }
    >
      <div className={classes['customer']}>
        <SectionProblem householdId={householdId} section="appointmentRatings" />
        <RatingForm rating={entry?.rating ?? {}} editor={editor} />
      </div>
    </Dialog>
  );
}
