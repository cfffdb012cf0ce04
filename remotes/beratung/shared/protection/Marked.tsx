import type { ReactNode } from 'react';
import { Mark, type MarkKind } from './Mark';
import classes from './Marked.module.css';

/** A name with the look that it has in the chart, and a line in small print. */
export function Marked({
  kind,
  children,
  detail,
}: {
  kind: MarkKind;
  children: ReactNode;
  detail?: ReactNode;
}) {
  return (
    <span className={classes['marked']}>
      <Mark kind={kind} />
      <span className={classes['words']}>
        {children}
        {detail && <span className={classes['detail']}>{detail}</span>}
      </span>
    </span>
  );
}
