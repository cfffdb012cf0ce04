import type { ReactNode } from 'react';
import classes from './Empty.module.css';

export interface EmptyProps {
  /** What this place is for, in one sentence. */
  children: ReactNode;
  /** The one way in. */
  action?: ReactNode;
}

/** A place that holds nothing yet. */
export function Empty({ children, action }: EmptyProps) {
  return (
    <div className={classes['empty']}>
      <p>{children}</p>
      {action}
    </div>
  );
}
