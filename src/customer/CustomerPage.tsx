import { useTranslation } from '@vp-digital/core/libs/i18n';
import type { ContinuousStep } from '@vp-digital/core/parts';
import { customerMarks } from '@vp-digital/core/shell';
import { type ReactNode, useState } from 'react';
import { CertaintyFoot } from './CertaintyFoot';
import classes from './customer.module.css';
import { createNamed, NamedContext } from './named';

export interface CustomerPageProps {
  /** Whom it speaks to, its `h1`: "Ihr Überblick, Jonas und Aylin". */
  name: string;
  /** The answer in one sentence, its key figure in `<Key>`. */
  headline: ReactNode;
  /** What the advisor may ask next here; only she reads it. */
  ask: string;
  /** Which page of a rail it is, counted without those that do not exist. */
  step?: ContinuousStep | undefined;
  /** Cards, two side by side where there is room. */
  children?: ReactNode;
}

/**
 * A page that is made for the customer: whom it speaks to, the answer, cards, and at its foot what is estimated or
 * missing. It is laid out by its own width, for the place that shows it. Figures and rows name themselves for the foot.
 */
export function CustomerPage({ name, headline, ask, step, children }: CustomerPageProps) {
  const { t } = useTranslation('app', { keyPrefix: 'rail' });
  const [named] = useState(createNamed);
  return (
    <NamedContext value={named}>
      <article className={classes['page']} {...{ [customerMarks.ask]: ask }}>
        {step && <p className={classes['position']}>{t('step', { ...step })}</p>}
        <h1 className={classes['name']}>{name}</h1>
        <p className={classes['headline']}>{headline}</p>
        <div className={classes['cards']}>{children}</div>
        <CertaintyFoot />
      </article>
    </NamedContext>
  );
}
