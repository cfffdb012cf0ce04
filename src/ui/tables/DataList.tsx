import type { ReactNode } from 'react';
import classes from './DataList.module.css';

export interface DataListProps {
  items: readonly {
    key: string;
    label: ReactNode;
    value: ReactNode;
    /** Stands under a line and in bold: the sum of those above. */
    total?: boolean | undefined;
  }[];
  /** Each value stands under its name: for sentences. */
  stacked?: boolean | undefined;
}

/** A few names with their values at the right. */
export function DataList({ items, stacked }: DataListProps) {
  return (
    <dl className={classes['list']} data-stacked={stacked || undefined}>
      {items.map(({ key, label, value, total }) => (
        <div key={key} className={classes['item']} data-total={total || undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
