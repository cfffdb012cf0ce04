import type { ReactNode } from 'react';
import classes from './customer.module.css';

/** Cards one under the other, beside a higher one. */
export function CustomerStack({ children }: { children: ReactNode }) {
  return <div className={classes['stack']}>{children}</div>;
}
