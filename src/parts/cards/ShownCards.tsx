import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Button, Caption, Dialog, Row } from '@vp-digital/core/ui';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import classes from './ShownCards.module.css';

/** A slide of a deck. */
export interface ShownCard {
  key: string;
  title: string;
  content: ReactNode;
}

export interface ShownCardsProps {
  /** Of the deck. */
  name: string;
  cards: readonly ShownCard[];
  /** What stands next to every card, by the place of the one that is shown; text alone takes the whole width. */
  companion?: (at: number) => ReactNode;
  onClose(): void;
}

/** The cards one after the other over the whole screen: by button, by arrow keys, until Esc. No button has the focus before somebody goes there. */
export function ShownCards({ name, cards, companion, onClose }: ShownCardsProps) {
  const { t } = useTranslation('app', { keyPrefix: 'cards' });
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
      title={name}
      opened
      onClose={onClose}
      actions={
        <>
          {at < last && (
            <Button size="large" onClick={onClose}>
              {t('close')}
            </Button>
          )}
          <Button kind="primary" size="large" onClick={() => (at < last ? go(at + 1) : onClose())}>
            {t(at < last ? 'next' : 'close')}
          </Button>
        </>
      }
    >
      <div className={classes['stage']} tabIndex={-1} data-autofocus>
        <div aria-live="polite">
          {card && (
            <section key={card.key} className={classes['shown']}>
              <Caption>{t('place', { number: at + 1, count: cards.length })}</Caption>
              <h2>{card.title}</h2>
              {card.content}
            </section>
          )}
        </div>
        {companion?.(at)}
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
