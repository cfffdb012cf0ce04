import type { ReactNode } from 'react';
import classes from './Chart.module.css';

export interface AlignedChartsProps {
  /** What belongs to their axis and stands above them. */
  above?: ReactNode;
  /** Charts, and words between them. */
  children: ReactNode;
}

/** Charts over the same axis, one below another: it begins and ends at the same place in all of them. */
export const AlignedCharts = ({ above, children }: AlignedChartsProps) => (
  <div className={classes['aligned']}>
    {above !== undefined && <div className={classes['onAxis']}>{above}</div>}
    {children}
  </div>
);
