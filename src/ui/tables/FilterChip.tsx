import type { ReactNode } from 'react';
import { CheckIcon, type Icon } from '../icons';
import classes from './Chip.module.css';

export interface FilterChipProps {
  children: ReactNode;
  pressed: boolean;
  onToggle(): void;
  icon?: Icon | undefined;
}

/** One of the filters above a list. */
export function FilterChip({ children, pressed, onToggle, icon }: FilterChipProps) {
  const Symbol = pressed ? CheckIcon : icon;
  return (
    <button type="button" className={classes['filter']} aria-pressed={pressed} onClick={onToggle}>
      {Symbol && <Symbol size={16} stroke={2} aria-hidden />}
      {children}
    </button>
  );
}
