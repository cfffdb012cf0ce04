import { usePatternFill } from '@vp-digital/core/ui';
import classes from './LeverBar.module.css';

export interface LeverBarProps {
  /** What the rows above make possible, in cents: here the bar begins. */
  before: number;
  used: number;
  open: number;
  /** All that is possible: it fills the width. */
  whole: number;
}

/** One step of the way to all that is possible: what is used, then what is open. The amounts stand beside it. */
export function LeverBar({ before, used, open, whole }: LeverBarProps) {
  const { whatIf } = usePatternFill();
  const percent = (amount: number) => `${whole > 0 ? Math.round((amount / whole) * 1_000) / 10 : 0}%`;
  return (
    <svg className={classes['bar']} width="100%" height="26" aria-hidden focusable="false">
      {before > 0 && <rect className={classes['level']} x={percent(before)} y="-22" width="1" height="26" />}
      {used > 0 && (
        <rect className={classes['used']} x={percent(before)} width={percent(used)} y="4" height="18" />
      )}
      {open > 0 && (
        <rect
          className={classes['open']}
          x={percent(before + used)}
          width={percent(open)}
          y="4"
          height="18"
          fill={whatIf}
        />
      )}
    </svg>
  );
}
