import type { ReactNode } from 'react';
import classes from './ChoiceGroup.module.css';

export interface ChoiceGroupProps {
  label: string;
  children: ReactNode;
}

/** Boxes that belong to one question. */
export function ChoiceGroup({ label, children }: ChoiceGroupProps) {
  return (
    <fieldset className={classes['group']}>
      <legend>{label}</legend>
      {children}
    </fieldset>
  );
}
