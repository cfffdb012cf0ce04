import type { ReactNode } from 'react';
import classes from './Layout.module.css';

export interface RowProps {
  /** 8, 12 or 20. Default `medium`. */
  gap?: 'small' | 'medium' | 'large' | undefined;
  align?: 'center' | 'baseline' | 'end' | undefined;
  /** First at the left edge, last at the right. */
  spread?: boolean | undefined;
  children?: ReactNode;
}

/** Side by side, wrapping when there is no room. */
export function Row({ gap = 'medium', align = 'center', spread, children }: RowProps) {
  return (
    <div className={classes['row']} data-gap={gap} data-align={align} data-spread={spread || undefined}>
      {children}
    </div>
  );
}
