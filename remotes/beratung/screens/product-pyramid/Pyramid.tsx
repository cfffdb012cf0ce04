import type { ReactNode } from 'react';
import classes from './Pyramid.module.css';

export interface PyramidProps {
  /** Its stages begin with the foundation, which is drawn at the bottom where there is room for a pyramid. */
  upwards?: boolean | undefined;
  children: ReactNode;
}

/** Stages above each other: the higher, the narrower. */
export function Pyramid({ upwards, children }: PyramidProps) {
  return (
    <div className={classes['place']}>
      <div className={classes['pyramid']} data-upwards={upwards || undefined}>
        {children}
      </div>
    </div>
  );
}
