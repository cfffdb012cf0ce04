import type { ReactNode } from 'react';
import classes from './customer.module.css';

export interface EnlargedProps {
  children: ReactNode;
  /** The same in rows, in place of a chart whose words would lie upon one another on a telephone. */
  narrow?: ReactNode;
}

/** A chart of the design system in the customer's sizes, over the whole width. */
export function Enlarged({ children, narrow }: EnlargedProps) {
  if (narrow === undefined) return <div className={classes['chart']}>{children}</div>;
  return (
    <>
      <div className={classes['chart']} data-roomy>
        {children}
      </div>
      <div className={classes['narrow']}>{narrow}</div>
    </>
  );
}
