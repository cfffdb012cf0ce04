import type { AriaAttributes, MouseEventHandler } from 'react';
import classes from './RowButton.module.css';

export interface RowButtonProps extends Pick<AriaAttributes, 'aria-expanded' | 'aria-controls'> {
  children: string;
  onClick: MouseEventHandler<HTMLButtonElement>;
}

/** The name of a table row that opens it; wraps where its column is narrow. */
export function RowButton({ children, ...rest }: RowButtonProps) {
  return (
    <button {...rest} type="button" className={classes['button']}>
      {children}
    </button>
  );
}
