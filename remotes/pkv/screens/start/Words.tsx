import type { ReactNode } from 'react';
import classes from './Words.module.css';

/** Words of a cell that may break anywhere: three columns of them fit a telephone. */
export function Words({ children }: { children: ReactNode }) {
  return <span className={classes['words']}>{children}</span>;
}
