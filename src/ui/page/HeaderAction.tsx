import type { Icon } from '../icons';
import classes from './HeaderMenu.module.css';

export interface HeaderActionProps {
  icon: Icon;
  /** In words from 768, below that only for those who hear it. */
  children: string;
  onClick(): void;
  /** The keys that do the same, as `aria-keyshortcuts` names them: `Alt+N`. */
  keys?: string | undefined;
  /** Whether what it shows is there, for an action that shows and hides. */
  opened?: boolean | undefined;
}

/** An action in the header row, such as showing the customer view. */
export function HeaderAction({ icon: Symbol, children, onClick, keys, opened }: HeaderActionProps) {
  return (
    <button
      type="button"
      className={classes['action']}
      aria-expanded={opened}
      aria-keyshortcuts={keys}
      title={keys}
      onClick={onClick}
    >
      <Symbol size={20} stroke={1.75} aria-hidden />
      <span className={classes['words']}>{children}</span>
    </button>
  );
}
