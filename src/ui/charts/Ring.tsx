import { type ChartRole, roleFill } from './roles';
import classes from './Ring.module.css';

export interface RingProps {
  /** What it says, as a sentence with all its values; the rows beside it say the same. */
  label: string;
  /** At most four; `share` of the whole, 0 to 1. Together they make the whole. */
  parts: readonly { key: string; role: ChartRole; share: number }[];
  /** Inside: the whole, and its name. */
  value: string;
  caption: string;
}

const radius = 64;
/** Degrees between two parts. */
const gap = 1.5;

/** Parts of a whole, from twelve o'clock on. Never without rows that name each part and its value. */
export function Ring({ label, parts, value, caption }: RingProps) {
  return (
    <svg
      className={classes['ring']}
      viewBox="0 0 152 152"
      width="152"
      height="152"
      role="img"
      aria-label={label}
    >
      {arcs(parts).map(({ key, role, from, length }) => (
        <circle
          key={key}
          cx="76"
          cy="76"
          r={radius}
          fill="none"
          stroke={roleFill(role).fill}
          strokeWidth="20"
          pathLength="360"
          strokeDasharray={`${length} ${360 - length}`}
          transform={`rotate(${from - 90} 76 76)`}
        />
      ))}
      <text className={classes['value']} x="76" y="76" textAnchor="middle">
        {value}
      </text>
      <text className={classes['caption']} x="76" y="94" textAnchor="middle">
        {caption}
      </text>
    </svg>
  );
}

function arcs(parts: RingProps['parts']) {
  const seen = parts.filter(({ share }) => share > 0);
  const space = seen.length > 1 ? gap : 0;
  return seen.map((part, index) => {
    const before = seen.slice(0, index).reduce((sum, { share }) => sum + share, 0);
    return {
      ...part,
      from: rounded(before * 360 + space / 2),
      length: rounded(Math.max(0, part.share * 360 - space)),
    };
  });
}

const rounded = (degrees: number) => Math.round(degrees * 100) / 100;
