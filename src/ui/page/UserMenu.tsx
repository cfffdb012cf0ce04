import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Menu.css';
import { Menu } from '@mantine/core';
import type { Icon } from '../icons';
import { useUiText } from '../text';
import classes from './UserMenu.module.css';
import { VisuallyHidden } from './VisuallyHidden';

export interface UserMenuItem {
  key: string;
  label: string;
  icon?: Icon | undefined;
  onSelect(): void;
}

export interface UserMenuProps {
  name: string;
  initials: string;
  items: readonly UserMenuItem[];
}

/** The signed-in person, and what concerns only her: advisor, language, signing out. */
export function UserMenu({ name, initials, items }: UserMenuProps) {
  const { t } = useUiText();
  return (
    <Menu
      withinPortal={false}
      withInitialFocusPlaceholder={false}
      hideDetached={false}
      position="bottom-end"
      transitionProps={{ duration: 80 }}
      zIndex={1}
    >
      <Menu.Target>
        <button type="button" className={classes['button']}>
          <span className={classes['initials']}>{initials}</span>
          <VisuallyHidden>, {t('header.user', { name })}</VisuallyHidden>
        </button>
      </Menu.Target>
      <Menu.Dropdown className={classes['list']} aria-label={t('header.user', { name })}>
        {items.map(({ key, label, icon: Symbol, onSelect }) => (
          <Menu.Item key={key} className={classes['item']} onClick={onSelect}>
            <span className={classes['row']}>
              {Symbol && <Symbol size={20} stroke={1.75} aria-hidden />}
              {label}
            </span>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
