import { customerMarks } from '@vp-digital/core/shell';
import type { ReactNode } from 'react';
import classes from './customer.module.css';

/**
 * Content that the customer may see: the customer view shows what stands in these blocks, and open calculation sheets,
 * and nothing else. Actions, sheets that edit and open lists inside of it stay with the advisor; so does what is in
 * `AdvisorOnly`.
 */
export function CustomerBlock({ children }: { children: ReactNode }) {
  return (
    <div className={classes['transparent']} {...{ [customerMarks.block]: true }}>
      {children}
    </div>
  );
}

/** A part of a `CustomerBlock` that the customer view leaves out. */
export function AdvisorOnly({ children }: { children: ReactNode }) {
  return (
    <span className={classes['transparent']} {...{ [customerMarks.advisorOnly]: true }}>
      {children}
    </span>
  );
}
