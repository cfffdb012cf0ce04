import type { ReactNode } from 'react';
import classes from './FieldsInRow.module.css';

/** Fields in one line where there is room, one under the other on a phone. */
export const FieldsInRow = ({ children }: { children: ReactNode }) => (
  <div className={classes['fields']}>{children}</div>
);
