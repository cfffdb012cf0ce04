import type { Icon } from '../icons';
import { DropdownMenu, type MenuItem } from './DropdownMenu';
import classes from './HeaderMenu.module.css';

export interface HeaderMenuProps {
  icon: Icon;
  /** In words from 992, below that only for those who hear it. */
  label: string;
  items: readonly MenuItem[];
}

/** Actions in the header row behind one button, such as the ways to show the customer view. */
export function HeaderMenu({ icon: Symbol, label, items }: HeaderMenuProps) {
  return (
    <DropdownMenu label={label} items={items}>
      <button type="button" className={classes['action']}>
        <Symbol size={20} stroke={1.75} aria-hidden />
        <span className={classes['words']}>{label}</span>
      </button>
    </DropdownMenu>
  );
}
