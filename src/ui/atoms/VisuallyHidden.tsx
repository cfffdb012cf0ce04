import type { ReactNode } from 'react';
import classes from './VisuallyHidden.module.css';

export interface VisuallyHiddenProps {
  children: ReactNode;
}

/** Text for those who hear the page. */
export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <span className={classes['hidden']}>{children}</span>;
}
