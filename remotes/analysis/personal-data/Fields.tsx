import type { ReactNode } from 'react';
import classes from './Fields.module.css';

/** Two fields side by side, one below the other where their labels have no room. */
export const Fields = ({ children }: { children: ReactNode }) => (
  <div className={classes['fields']}>{children}</div>
);
