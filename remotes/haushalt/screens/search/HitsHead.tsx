import type { ReactNode } from 'react';
import classes from '../../shared/hits/HouseholdHits.module.css';

/** Names a list of households; read out when it becomes another one. */
export function HitsHead({ title, action }: { title: string; action?: ReactNode }) {
  return (
    <div className={classes['head']}>
      <div role="status">
        <h2 id="household-hits">{title}</h2>
      </div>
      {action}
    </div>
  );
}
