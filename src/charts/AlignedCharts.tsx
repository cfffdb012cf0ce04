import type { ReactNode } from 'react';
import classes from './Chart.module.css';
import { Legend, type LegendItem } from './Legend';

export interface AlignedChartsProps {
  /** What the colours of the first chart mean: before everything, so that nothing stands between the axis and what lies above it. */
  legend?: readonly LegendItem[] | undefined;
  /** What belongs to their axis and stands above them. */
  above?: ReactNode;
  /** Charts, and words between them. */
  children: ReactNode;
}

/** Charts over the same axis, one below another: it begins and ends at the same place in all of them. */
export const AlignedCharts = ({ legend, above, children }: AlignedChartsProps) => (
  <div className={classes['aligned']}>
    {legend && <Legend items={legend} />}
    {above !== undefined && <div className={classes['onAxis']}>{above}</div>}
    {children}
  </div>
);
