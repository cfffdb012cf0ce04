import { type ReactNode, useId } from 'react';
import classes from './Card.module.css';

export interface CardProps {
  title?: ReactNode;
  caption?: ReactNode;
  /** What stands before the title, such as initials. */
  mark?: ReactNode;
  /** A link, a button or a choice at the right of the head. */
  actions?: ReactNode;
  /** `advisor`: dashed, for blocks that the customer view never shows. Default `plain`. */
  kind?: 'plain' | 'advisor' | undefined;
  /** An action that stands at the bottom of the card, however high its row makes it. */
  foot?: ReactNode;
  children?: ReactNode;
}

/** A card; never inside another one. With a title it is a region of the page. */
export function Card({ title, caption, mark, actions, kind = 'plain', foot, children }: CardProps) {
  const titleId = useId();
  return (
    <section className={classes['card']} data-kind={kind} aria-labelledby={title ? titleId : undefined}>
      {(title || actions) && (
        <div className={classes['head']}>
          {mark}
          <div className={classes['words']}>
            {title && <h2 id={titleId}>{title}</h2>}
            {caption && <p className={classes['caption']}>{caption}</p>}
          </div>
          {actions}
        </div>
      )}
      {children}
      {foot && <div className={classes['foot']}>{foot}</div>}
    </section>
  );
}
