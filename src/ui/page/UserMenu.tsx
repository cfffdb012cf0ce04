import { useUiText } from '../text';
import { DropdownMenu, type MenuItem } from './DropdownMenu';
import classes from './UserMenu.module.css';
import { VisuallyHidden } from '../atoms/VisuallyHidden';

export interface UserMenuProps {
  name: string;
  initials: string;
  items: readonly MenuItem[];
}

/** The signed-in person, and what concerns only her: advisor, language, signing out. */
export function UserMenu({ name, initials, items }: UserMenuProps) {
  const { t } = useUiText();
  const label = t('header.user', { name });
  return (
    <DropdownMenu label={label} items={items}>
      <button type="button" className={classes['button']}>
        <span className={classes['initials']}>{initials}</span>
        <VisuallyHidden>, {label}</VisuallyHidden>
      </button>
    </DropdownMenu>
  );
}
