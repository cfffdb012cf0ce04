import { Button } from '../actions/Button';
import { NextIcon } from '../icons';
import { useOffers } from '../provider/offersContext';
import classes from './StepBar.module.css';

export interface Step {
  /** "Übersicht"; "Weiter: Optimum". */
  label: string;
  href: string;
}

/** One step, or those that come one after the other: the first that is offered counts. */
export type Steps = Step | readonly Step[] | undefined;

export interface StepBarProps {
  back?: Steps;
  next?: Steps;
  /** Whether the page itself has its one primary action already: going on is then not another one. */
  isSecondary?: boolean | undefined;
}

/** Where a guided path goes from here. There is no save button: every field saves itself. */
export function StepBar({ isSecondary, ...props }: StepBarProps) {
  const offers = useOffers();
  const first = (steps: Steps = []) => [steps].flat().find(({ href }) => offers(href));
  const [back, next] = [first(props.back), first(props.next)];
  return (
    <div className={classes['bar']}>
      {back && <Button href={back.href}>{back.label}</Button>}
      {next && (
        <Button kind={isSecondary ? 'secondary' : 'primary'} href={next.href} iconAfter={NextIcon}>
          {next.label}
        </Button>
      )}
    </div>
  );
}
