import type { ReactNode } from 'react';
import classes from './customer.module.css';

export interface ChartInWordsProps {
  /** Of the design system, in its own sizes: it is drawn larger here. */
  chart: ReactNode;
  /** Rows that say the same. */
  children: ReactNode;
}

/** A chart next to the rows that name its parts; stacked if space is short. */
export function ChartInWords({ chart, children }: ChartInWordsProps) {
  return (
    <div className={classes['besides']}>
      {chart && <div className={classes['chart']}>{chart}</div>}
      <div className={classes['words']}>{children}</div>
    </div>
  );
}
