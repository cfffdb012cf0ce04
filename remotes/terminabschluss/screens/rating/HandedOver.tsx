import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { Button, Dialog } from '@vp-digital/core/ui';
import { useState } from 'react';
import classes from './HandedOver.module.css';
import { OwnRating } from './OwnRating';
import { type RatingData, ratingOf, ratingsOf } from './data';

/** An adult who was there. */
export interface Asked {
  personId: string;
  name: string;
}

export interface HandedOverProps {
  data: RatingData;
  /** Each by themselves; nobody: services of an older release ask all at once. */
  asked: readonly Asked[];
  /** Of all adults. */
  firstNames: readonly string[];
}

/**
 * What the customers see: one after the other their own questions and nothing of what the other has said, then the thanks.
 * Every answer saves itself. No way leads to the advisor's page but the advisor's sign-in.
 */
export function HandedOver({ data, asked, firstNames }: HandedOverProps) {
  const { t } = useTranslation('terminabschluss', { keyPrefix: 'rating' });
  const { location, shell, clock } = useHost();
  const today = clock.today();
  const { list } = useFormat();
  const ratings = ratingsOf(data);
  const isOnly = asked.length < 2;
  const entryOf = (personId: string | undefined) => ratingOf(ratings, today, { personId, isOnly });
  // opened anew, who has handed in is not asked once more while the other one has not
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      asked.findIndex(({ personId }) => entryOf(personId)?.rating.closed !== true),
    ),
  );
  const [finished, setFinished] = useState(false);
  const person = asked[at];
  const names = isOnly ? list(firstNames) : (person?.name ?? '');
  const goOn = () => (at + 1 < asked.length ? setAt(at + 1) : setFinished(true));
  if (!finished)
    return (
      <OwnRating
        key={person?.personId}
        name={names}
        personId={person?.personId}
        entry={entryOf(person?.personId)}
        position={ratings.length}
        onDone={goOn}
      />
    );
  const isAnswered = isOnly ? entryOf(person?.personId) : asked.some(({ personId }) => entryOf(personId));
  return (
    <Dialog
      kind="cover"
      title={t('thanks', { names: list(isOnly ? firstNames : asked.map(({ name }) => name)) })}
      opened
      onClose={() => {}} // Esc too leads nowhere
      actions={
        <Button
          kind="primary"
          size="large"
          onClick={() => shell.send('login', { returnTo: location.current(), again: true })}
        >
          {t('back')}
        </Button>
      }
    >
      <div className={classes['customer']}>
        <p>{t(isAnswered ? 'giveBack' : 'giveBackSkipped')}</p>
      </div>
    </Dialog>
  );
}
