import type { ReactNode } from 'react';
import classes from '../../shared/hits/HouseholdHits.module.css';

export interface HitsHeadProps {
  /** The list is labelled by it. */
  id: string;
  title: string;
  action?: ReactNode;
}

/** Names a list of households; read out when it becomes another one. */
export function HitsHead({ id, title, action }: HitsHeadProps) {
  return (
    <div className={classes['head']}>
      <div role="status">
        <h2 id={id}>{title}</h2>
      </div>
      {action}
    </div>
  );
}
