import type { ReactNode } from 'react';
import classes from './Caption.module.css';

export interface CaptionProps {
  children: ReactNode;
}

/** Secondary words beside or under something, 14 and muted. */
export function Caption({ children }: CaptionProps) {
  return <span className={classes['caption']}>{children}</span>;
}
