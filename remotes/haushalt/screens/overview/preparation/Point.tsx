import { Caption, type Icon } from '@vp-digital/core/ui';
import type { ReactNode } from 'react';
import classes from './Point.module.css';

export interface PointProps {
  icon: Icon;
  title: ReactNode;
  children?: ReactNode;
}

/** One thing to think of. */
export function Point({ icon: Symbol, title, children }: PointProps) {
  return (
    <div className={classes['point']}>
      <Symbol size={20} stroke={1.75} aria-hidden />
      <div className={classes['words']}>
        <b>{title}</b>
        {children && <Caption>{children}</Caption>}
      </div>
    </div>
  );
}
