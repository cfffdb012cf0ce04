import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { SectionProblem, UndoButton } from '@vp-digital/core/parts';
import { useHost } from '@vp-digital/core/platform';
import { useEntryEditor } from '@vp-digital/core/services';
import { Button, Dialog } from '@vp-digital/core/ui';
import { useMemo, useState } from 'react';
import classes from './HandedOver.module.css';
import { RatingForm } from './RatingForm';
import type { RatingEntry } from './sections';

export interface HandedOverProps {
  /** Today's rating, once there is one. */
  entry: RatingEntry | undefined;
  /** Place of a new rating among all. */
  position: number;
  names: string;
  /** The device is back in the advisor's hands. */
  onClose(): void;
}

/** What the customer sees: nothing but the questions, then the thanks. Every answer saves itself. */
export function HandedOver({ entry, position, names, onClose }: HandedOverProps) {
  const { t } = useTranslation('terminabschluss', { keyPrefix: 'rating' });
  const householdId = useHouseholdId();
  const today = useHost().clock.today();
  const [finished, setFinished] = useState(false);
  const blank = useMemo(() => (entry ? undefined : { date: today, position }), [entry, today, position]);
  const editor = useEntryEditor({ householdId, section: 'appointmentRatings', id: entry?.id, blank });
  const finish = () => {
    if (entry) editor.choose('closed', true, t('name'));
    setFinished(true);
  };
  return (
    <Dialog
      kind="cover"
      title={finished ? t('thanks', { names }) : t('question', { names })}
      opened
      onClose={onClose}
      actions={
        finished ? (
          <Button kind="primary" size="large" onClick={onClose}>
            {t('back')}
          </Button>
        ) : (
          <>
            <UndoButton />
            <Button size="large" onClick={onClose}>
              {t('skip')}
            </Button>
            <Button kind="primary" size="large" onClick={finish}>
              {t('send')}
            </Button>
          </>
        )
      }
    >
      <div className={classes['customer']}>
        {finished ? (
          <p>{t('giveBack')}</p>
        ) : (
          <>
            <SectionProblem householdId={householdId} section="appointmentRatings" />
            <RatingForm rating={entry?.rating ?? {}} editor={editor} />
          </>
        )}
      </div>
    </Dialog>
  );
}
