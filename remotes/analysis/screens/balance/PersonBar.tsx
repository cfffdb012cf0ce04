import type { PersonBalance } from '@vp-digital/core/household';
import classes from './PersonBar.module.css';

export interface PersonBarProps {
  person: PersonBalance;
  /** The amount that fills the width. */
  widest: number;
}

/** What a person owns above what it owes. Decoration: both amounts stand beside it. */
export function PersonBar({ person: { assets, liabilities }, widest }: PersonBarProps) {
  const width = (amount: number) => `${widest > 0 ? Math.round((amount / widest) * 1_000) / 10 : 0}%`;
  return (
    <svg className={classes['bar']} width="100%" height="22" aria-hidden focusable="false">
      <rect className={classes['owned']} width={width(assets)} y="1" height="9" />
      <rect className={classes['owed']} width={width(liabilities)} y="12" height="9" />
    </svg>
  );
}
