import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useEntry, useHouseholdId } from '@vp-digital/core/micro-app';
import { SectionProblem, UndoButton } from '@vp-digital/core/parts';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { Button, Dialog } from '@vp-digital/core/ui';
import { useState } from 'react';
import classes from './HandedOver.module.css';
import { RatingForm } from './RatingForm';
import { type RatingData, ratingsOf } from './data';

export interface HandedOverProps {
  data: RatingData;
  /** Of those who are asked. */
  firstNames: readonly string[];
}

/**
 * What the customer sees: nothing but the questions, then the thanks. Every answer saves itself. No way leads to the
 * advisor's page but the advisor's sign-in.
 */
export function HandedOver({ data, firstNames }: HandedOverProps) {
  const { t } = useTranslation('terminabschluss', { keyPrefix: 'rating' });
  const householdId = useHouseholdId();
  const { clock, location, shell } = useHost();
  const today = clock.today();
  const names = useFormat().list(firstNames);
  const ratings = ratingsOf(data);
  const entry = ratings.find(({ rating }) => rating.date === today);
  const position = ratings.length;
  const [finished, setFinished] = useState(false);
  const editor = useEntry({
    section: 'appointmentRatings',
    id: entry?.id,
    value: entry?.rating,
    blank: { date: today, position },
  });
  const finish = () => {
    if (entry) editor.choice('closed', t('name')).onChange(true);
    setFinished(true);
  };
  return (
    <Dialog
      kind="cover"
      title={finished ? t('thanks', { names }) : t('question', { names })}
      opened
      onClose={() => {}} // Esc too leads nowhere
      actions={
        finished ? (
          <Button
            kind="primary"
            size="large"
            onClick={() => shell.send('login', { returnTo: location.current(), again: true })}
          >
            {t('back')}
          </Button>
        ) : (
          <>
            <UndoButton />
            <Button size="large" onClick={() => setFinished(true)}>
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
          <p>{t(entry ? 'giveBack' : 'giveBackSkipped')}</p>
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
