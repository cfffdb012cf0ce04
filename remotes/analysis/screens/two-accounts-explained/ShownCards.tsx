import { OfFigure } from '@vp-digital/core/figures';
import { freeAmountFigure } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Button, Caption, Dialog, Row } from '@vp-digital/core/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import classes from './Explained.module.css';
import { MonthParts } from './MonthParts';
import type { IdeaCard, IdeaMonth } from './useIdea';

export interface ShownCardsProps {
  cards: readonly IdeaCard[];
  month: IdeaMonth;
  onClose(): void;
}

/** The cards one after the other over the whole screen: by button, by arrow keys, until Esc. No button has the focus before somebody goes there. */
export function ShownCards({ cards, month, onClose }: ShownCardsProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'twoAccountsExplained' });
  const [at, setAt] = useState(0);
  const last = cards.length - 1;
  const go = (to: number) => setAt(Math.min(Math.max(to, 0), last));
  const goByKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') go(at + 1);
    if (key === 'ArrowLeft') go(at - 1);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => goByKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  const card = cards[at];
  return (
    <Dialog
      kind="cover"
      title={t('name')}
      opened
      onClose={onClose}
      actions={
        <>
          {at < last && (
            <Button size="large" onClick={onClose}>
              {t('shown.close')}
            </Button>
          )}
          <Button kind="primary" size="large" onClick={() => (at < last ? go(at + 1) : onClose())}>
            {t(at < last ? 'shown.next' : 'shown.close')}
          </Button>
        </>
      }
    >
      <div className={classes['stage']} tabIndex={-1} data-autofocus>
        <div aria-live="polite">
          {card && (
            <section key={card.key} className={classes['shown']}>
              <Caption>{t('shown.place', { number: at + 1, count: cards.length })}</Caption>
              <h2>{card.title}</h2>
              <OfFigure figure={freeAmountFigure}>
                <p>{card.text}</p>
              </OfFigure>
            </section>
          )}
        </div>
        <MonthParts month={month} shown={at} />
      </div>
      <Row>
        {cards.map(({ key, title }, index) => (
          <Button
            key={key}
            kind={index === at ? 'secondary' : 'quiet'}
            aria-label={`${index + 1}: ${title}`}
            aria-current={index === at ? 'step' : undefined}
            onClick={() => go(index)}
          >
            {index + 1}
          </Button>
        ))}
      </Row>
    </Dialog>
  );
}
