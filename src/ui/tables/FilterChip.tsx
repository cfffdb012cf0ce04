import type { ReactNode } from 'react';
import { CheckIcon, type Icon } from '../icons';
import { useReadOnly } from '../provider/readOnlyContext';
import classes from './Chip.module.css';

export interface FilterChipProps {
  children: ReactNode;
  pressed: boolean;
  onToggle(): void;
  icon?: Icon | undefined;
  /** By which it is given the focus (`?fokus=`). */
  name?: string | undefined;
  /** Is no filter but a choice that is kept: where the page is only read it is shown and cannot be changed. */
  writes?: boolean | undefined;
}

/** One of the filters above a list. */
export function FilterChip({ children, pressed, onToggle, icon, name, writes }: FilterChipProps) {
  const reason = useReadOnly();
  const isFixed = writes && reason !== undefined;
  const Symbol = pressed ? CheckIcon : icon;
  return (
    <button
      type="button"
      name={name}
      className={classes['filter']}
      aria-pressed={pressed}
      aria-disabled={isFixed || undefined}
      aria-describedby={isFixed ? reason : undefined}
      onClick={isFixed ? undefined : onToggle}
    >
      {Symbol && <Symbol size={16} stroke={2} aria-hidden />}
      {children}
    </button>
  );
}
