import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Menu.css';
import { Menu } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Icon } from '../icons';
import classes from './DropdownMenu.module.css';

export interface MenuItem {
  key: string;
  label: string;
  icon?: Icon | undefined;
  onSelect(): void;
}

export interface DropdownMenuProps {
  /** Of the list. */
  label: string;
  /** The button that opens it. */
  children: ReactNode;
  items: readonly MenuItem[];
}

/** A list of actions under a button of the header. */
export function DropdownMenu({ label, children, items }: DropdownMenuProps) {
  return (
    <Menu
      withinPortal={false}
      withInitialFocusPlaceholder={false}
      hideDetached={false}
      position="bottom-end"
      transitionProps={{ duration: 80 }}
      zIndex={1}
    >
      <Menu.Target>{children}</Menu.Target>
      <Menu.Dropdown className={classes['list']} aria-label={label}>
        {items.map(({ key, label: name, icon: Symbol, onSelect }) => (
          <Menu.Item key={key} className={classes['item']} onClick={onSelect}>
            <span className={classes['row']}>
              {Symbol && <Symbol size={20} stroke={1.75} aria-hidden />}
              {name}
            </span>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
