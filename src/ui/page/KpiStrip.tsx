import { type ReactNode, useState } from 'react';
import classes from './Kpi.module.css';
import { SheetPlaceContext } from './sheetPlace';

export interface KpiStripProps {
  /** The name of the group: "Kennzahlen". */
  label: string;
  /** Two to four `Kpi`. */
  children: ReactNode;
}

/** Key figures in one card, divided by hairlines; the sheets that they open stand after it. */
export function KpiStrip({ label, children }: KpiStripProps) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <SheetPlaceContext value={place ?? undefined}>
      <section className={classes['strip']} aria-label={label}>
        <div className={classes['tiles']}>{children}</div>
      </section>
      <div ref={setPlace} className={classes['sheets']} />
    </SheetPlaceContext>
  );
}
