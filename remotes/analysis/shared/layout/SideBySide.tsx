import type { ReactNode } from 'react';
import classes from './SideBySide.module.css';

/** Two large parts of a page side by side where both have their room: not on a tablet, not beside an open sheet. */
export function SideBySide({ children }: { children: ReactNode }) {
  return <div className={classes['parts']}>{children}</div>;
}
