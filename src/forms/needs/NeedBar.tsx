import { usePatternFill } from '@vp-digital/core/ui';
import classes from './NeedBar.module.css';

export interface NeedBarProps {
  /** Cents. */
  actual: number;
  target: number;
}

/** What is there, what is missing, and a line at the target, each on its own scale. The amounts stand beside it. */
export function NeedBar({ actual, target }: NeedBarProps) {
  const { gap } = usePatternFill();
  const widest = Math.max(actual, target);
  const percent = (amount: number) => (widest > 0 ? Math.round((amount / widest) * 1_000) / 10 : 0);
  const mark = percent(target);
  return (
    <svg className={classes['bar']} width="100%" height="26" aria-hidden focusable="false">
      <rect className={classes['actual']} width={`${percent(actual)}%`} y="5" height="16" />
      {target > actual && (
        <rect x={`${percent(actual)}%`} width={`${mark - percent(actual)}%`} y="5" height="16" fill={gap} />
      )}
      <line className={classes['target']} x1={`${mark}%`} x2={`${mark}%`} y1="0" y2="26" />
    </svg>
  );
}
