import { SearchIcon } from '../icons';
import classes from './MenuSearchButton.module.css';

export interface MenuSearchButtonProps {
  /** "Menü durchsuchen" */
  label: string;
  /** The keys that do the same: "Strg K". */
  keys: string;
  onClick(): void;
}

/** Opens the search over the menu; it looks like a field, below 992 it is an icon. */
export function MenuSearchButton({ label, keys, onClick }: MenuSearchButtonProps) {
  return (
    <button type="button" className={classes['button']} aria-haspopup="dialog" onClick={onClick}>
      <SearchIcon className={classes['icon']} size={20} stroke={1.75} aria-hidden />
      <span className={classes['label']}>{label}</span>
      <kbd className={classes['keys']}>{keys}</kbd>
    </button>
  );
}
