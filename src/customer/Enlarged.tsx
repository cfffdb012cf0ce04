import type { ReactNode } from 'react';
import classes from './customer.module.css';

/** A chart of the design system in the customer's sizes, over the whole width. */
export function Enlarged({ children }: { children: ReactNode }) {
  return <div className={classes['chart']}>{children}</div>;
}
