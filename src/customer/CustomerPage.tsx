import { useTranslation } from '@vp-digital/core/libs/i18n';
import { customerMarks } from '@vp-digital/core/shell';
import { type ReactNode, useState } from 'react';
import { CountContext, createCounts, useCounts } from './counts';
import classes from './customer.module.css';

export interface CustomerPageProps {
  /** Whom it speaks to, its `h1`: "Ihr Überblick, Jonas und Aylin". */
  name: string;
  /** The answer in one sentence, its key figure in `<Key>`. */
  headline: ReactNode;
  /** What the advisor may ask next here; only she reads it. */
  ask: string;
  /** Cards, two side by side where there is room. */
  children?: ReactNode;
}

/**
 * A page that is made for the customer: whom it speaks to, the answer, how much of it is certain, cards. It is laid out by
 * its own width, for the place that shows it. Figures and rows count themselves.
 */
export function CustomerPage({ name, headline, ask, children }: CustomerPageProps) {
  const [counts] = useState(createCounts);
  return (
    <CountContext value={counts}>
      <article className={classes['page']} {...{ [customerMarks.ask]: ask }}>
        <h1 className={classes['name']}>{name}</h1>
        <p className={classes['headline']}>{headline}</p>
        <CertaintyNote />
        <div className={classes['cards']}>{children}</div>
      </article>
    </CountContext>
  );
}

/** "11 von 14 Zahlen sind belegt"; nothing where the page has no figures. */
function CertaintyNote() {
  const { t } = useTranslation('household/customer');
  const { all, known } = useCounts();
  return all > 0 && <p className={classes['sure']}>{t('sure', { count: all, known })}</p>;
}
