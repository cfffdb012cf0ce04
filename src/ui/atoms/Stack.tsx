import type { ReactNode } from 'react';
import classes from '../page/Layout.module.css';

export interface StackProps {
  /** `large` between cards (20), `medium` between fields (14), `small` (8). Default `large`. */
  gap?: 'small' | 'medium' | 'large' | undefined;
  children?: ReactNode;
}

/** One under the other. */
export function Stack({ gap = 'large', children }: StackProps) {
  return (
    <div className={classes['stack']} data-gap={gap}>
      {children}
    </div>
  );
}
