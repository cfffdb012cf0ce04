import type { ReactNode } from 'react';
import type { Icon } from '../icons';
import type { Tone } from '../atoms/tone';
import classes from './Chip.module.css';

export interface ChipProps {
  children: ReactNode;
  /** Default `neutral`. Its meaning also stands in the words or the icon. */
  tone?: Tone | 'neutral' | 'accent' | undefined;
  icon?: Icon | undefined;
}

/** A short state: "Einwilligung gültig", "Nur Berater". */
export function Chip({ children, tone = 'neutral', icon: Symbol }: ChipProps) {
  return (
    <span className={classes['chip']} data-tone={tone}>
      {Symbol && <Symbol size={16} stroke={2} aria-hidden />}
      {children}
    </span>
  );
}
