import { Button } from '../actions/Button';
import { NextIcon } from '../icons';
import classes from './StepBar.module.css';

interface Step {
  /** "Übersicht"; "Weiter: Optimum". */
  label: string;
  href: string;
}

export interface StepBarProps {
  back?: Step | undefined;
  next?: Step | undefined;
}

/** Where a guided path goes from here. There is no save button: every field saves itself. */
export function StepBar({ back, next }: StepBarProps) {
  return (
    <div className={classes['bar']}>
      {back && <Button href={back.href}>{back.label}</Button>}
      {next && (
        <Button kind="primary" href={next.href} iconAfter={NextIcon}>
          {next.label}
        </Button>
      )}
    </div>
  );
}
