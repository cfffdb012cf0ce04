import type { ReactNode } from 'react';
import classes from './Page.module.css';

/** The key figure of a Kernsatz, in accent. */
export function Key({ children }: { children?: ReactNode }) {
  return <em className={classes['key']}>{children}</em>;
}
