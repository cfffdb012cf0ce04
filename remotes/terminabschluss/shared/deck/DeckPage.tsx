import { useTranslation } from '@vp-digital/core/libs/i18n';
import { ShownCards, useFullScreen } from '@vp-digital/core/parts';
import { Button, Card, Page, Stack } from '@vp-digital/core/ui';
import type { ReactNode } from 'react';
import classes from './Deck.module.css';

/** A slide: what the customer reads, and what the advisor keeps in mind with it. */
export interface Slide {
  key: string;
  title: string;
  lines: readonly string[];
  note: string;
}

export interface DeckPageProps {
  name: string;
  headline: ReactNode;
  slides: readonly Slide[];
  /** What follows: a bar of steps, or what is missing. */
  children?: ReactNode;
}

/** A deck: all its slides with the advisor's notes, and one after the other over the whole screen without them. */
export function DeckPage({ name, headline, slides, children }: DeckPageProps) {
  const { t } = useTranslation('app', { keyPrefix: 'cards' });
  const { t: words } = useTranslation('terminabschluss', { keyPrefix: 'deck' });
  const { isShown, show, close } = useFullScreen();
  return (
    <Page
      name={name}
      headline={headline}
      actions={
        <Button kind="primary" onClick={show}>
          {t('open')}
        </Button>
      }
    >
      {isShown && (
        <ShownCards
          name={name}
          cards={slides.map(({ key, title, lines }) => ({ key, title, content: <Lines lines={lines} /> }))}
          onClose={close}
        />
      )}
      <Stack>
        <ol className={classes['slides']} aria-label={name}>
          {slides.map(({ key, title, lines, note }) => (
            <li key={key}>
              <Card title={title}>
                <Lines lines={lines} />
                <p className={classes['note']}>
                  <b>{words('note')}</b> {note}
                </p>
              </Card>
            </li>
          ))}
        </ol>
        {children}
      </Stack>
    </Page>
  );
}

export const Lines = ({ lines }: Pick<Slide, 'lines'>) => lines.map((line) => <p key={line}>{line}</p>);
