import type { Icon } from '../icons';
import classes from './HeaderAction.module.css';

export interface HeaderActionProps {
  icon: Icon;
  /** In words from 768, below that only for those who hear it. */
  children: string;
  onClick(): void;
}

/** A deed in the header row, such as showing the customer view. */
export function HeaderAction({ icon: Symbol, children, onClick }: HeaderActionProps) {
  return (
    <button type="button" className={classes['action']} onClick={onClick}>
      <Symbol size={20} stroke={1.75} aria-hidden />
      <span className={classes['words']}>{children}</span>
    </button>
  );
}
