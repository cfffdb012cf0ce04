import { RoleMark, type SeriesRole } from '@vp-digital/core/ui';
import classes from './StackedBar.module.css';

export interface StackedBarProps {
  /** What stands before the bar: "Aktiva". */
  name: string;
  total: string;
  /** What it says, as a sentence with all its values. */
  label: string;
  /** From left to right; `share` of the full width, 0 to 1. */
  parts: readonly { key: string; label: string; value: string; role: SeriesRole; share: number }[];
}

/** One bar in parts, each named with its value under it. */
export function StackedBar({ name, total, label, parts }: StackedBarProps) {
  const seen = parts.filter(({ share }) => share > 0);
  return (
    <div>
      <p className={classes['name']}>
        <span>{name}</span>
        <span>{total}</span>
      </p>
      <svg className={classes['bar']} width="100%" height="22" role="img" aria-label={label}>
        {seen.map(({ key, role, share }, index) => (
          <rect
            key={key}
            data-role={role}
            x={percent(seen.slice(0, index).reduce((sum, part) => sum + part.share, 0))}
            width={percent(share)}
            height="22"
          />
        ))}
      </svg>
      <ul className={classes['parts']}>
        {seen.map(({ key, label: words, value, role }) => (
          <li key={key}>
            <RoleMark role={role} />
            {words} <b>{value}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

const percent = (share: number) => `${Math.round(share * 1_000) / 10}%`;
