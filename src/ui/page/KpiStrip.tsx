import type { ReactNode } from 'react';
import classes from './Kpi.module.css';
import { PlaceForSheets } from './PlaceForSheets';

export interface KpiStripProps {
  /** The name of the group: "Kennzahlen". */
  label: string;
  /** Two to four `Kpi`. */
  children: ReactNode;
}

/** Key figures in one card, divided by hairlines; the sheets that they open stand after it. */
export function KpiStrip({ label, children }: KpiStripProps) {
  return (
    <PlaceForSheets>
      <section className={classes['strip']} aria-label={label}>
        <div className={classes['tiles']}>{children}</div>
      </section>
    </PlaceForSheets>
  );
}
