import { colours } from '../theme/colours';
import classes from './ProgressBar.module.css';

export interface ProgressBarProps {
  /** What it says, in words with both values: "Reserve 2,8 Monate, Ziel 3 Monate". */
  label: string;
  value: number;
  /** The right end of the track. */
  max: number;
  /** A mark on the track, with the words under it ("Ziel 3 Monate"). */
  target?: { value: number; label: string } | undefined;
  /** `thin` (8) inside tables. Default `default` (14). */
  size?: 'thin' | 'default' | undefined;
}

/** How far something has come. The value itself is always written beside it. */
export function ProgressBar({ label, value, max, target, size = 'default' }: ProgressBarProps) {
  const height = size === 'thin' ? 8 : 14;
  const top = target ? 6 : 0;
  const track = { y: top, height, rx: height / 2 };
  return (
    <div className={classes['progress']} data-size={size}>
      <svg
        className={classes['picture']}
        width="100%"
        height={height + 2 * top}
        role="img"
        aria-label={label}
      >
        <rect width="100%" {...track} fill={size === 'thin' ? colours['line-2'] : colours.line} />
        <rect width={share(value, max)} {...track} fill={colours['role-actual']} />
        {target && (
          <rect x={share(target.value, max)} width="2.5" y="0" height="26" fill={colours['role-target']} />
        )}
      </svg>
      {target && (
        <svg className={classes['picture']} width="100%" height="18" aria-hidden focusable="false">
          <text
            className={classes['words']}
            x={share(target.value, max)}
            y="14"
            textAnchor={anchor(target, max)}
          >
            {target.label}
          </text>
        </svg>
      )}
    </div>
  );
}

function share(value: number, max: number): string {
  return `${Math.round(Math.min(1, Math.max(0, value / max)) * 1000) / 10}%`;
}

/** The words under a mark near an edge grow inwards. */
function anchor(target: { value: number }, max: number): 'start' | 'middle' | 'end' {
  const place = target.value / max;
  if (place < 0.2) return 'start';
  return place > 0.8 ? 'end' : 'middle';
}
