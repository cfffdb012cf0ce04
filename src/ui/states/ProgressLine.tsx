import classes from './ProgressLine.module.css';

export interface ProgressLineProps {
  /** What is on its way, for who cannot see the line. */
  label: string;
}

/**
 * At the top of the window while another page is on its way; nobody sees it who waits for less than 100 ms. It lies in no
 * landmark, beside the pages, so it is a live region of its own.
 */
export function ProgressLine({ label }: ProgressLineProps) {
  return <div role="progressbar" aria-live="polite" aria-label={label} className={classes['line']} />;
}
