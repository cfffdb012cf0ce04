import classes from './ProgressLine.module.css';

export interface ProgressLineProps {
  /** What is on its way, for who cannot see the line. */
  label: string;
}

/** At the top of the window while another page is on its way; nobody sees it who waits for less than 100 ms. */
export function ProgressLine({ label }: ProgressLineProps) {
  return <div role="progressbar" aria-label={label} className={classes['line']} />;
}
