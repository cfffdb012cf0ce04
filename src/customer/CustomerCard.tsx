import { type ReactNode, useId } from 'react';
import classes from './customer.module.css';

export interface CustomerCardProps {
  title: ReactNode;
  /** Over both columns. */
  wide?: boolean | undefined;
  children?: ReactNode;
}

/** A card of a page for the customer, a region of its name. */
export function CustomerCard({ title, wide, children }: CustomerCardProps) {
  const titleId = useId();
  return (
    <section className={classes['card']} data-wide={wide || undefined} aria-labelledby={titleId}>
      <h2 id={titleId} className={classes['title']}>
        {title}
      </h2>
      {children}
    </section>
  );
}
