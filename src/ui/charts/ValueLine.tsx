import classes from './ValueLine.module.css';

const height = 120;
/** Room for half a point at every edge. */
const edge = 6;

export interface ValueLineProps {
  /** In the order of time; `at` is an instant or a day. */
  points: readonly { key: string; at: string; value: number }[];
  /** What it says, as a sentence; a table beside it says every value. */
  label: string;
}

/** A value as a line over time, each known one a point; the scale begins at zero. Never without a table. */
export function ValueLine({ points, label }: ValueLineProps) {
  const days = points.map(({ at }) => Date.parse(at));
  const [from, to] = [Math.min(...days), Math.max(...days)];
  const values = points.map(({ value }) => value);
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  const x = (day: number) => 2 + (to > from ? (96 * (day - from)) / (to - from) : 48);
  const y = (value: number) => edge + (height - 2 * edge) * (high > low ? (high - value) / (high - low) : 1);
  const placed = points.map(({ key, value }, index) => ({
    key,
    x: x(days[index] ?? from),
    y: y(value),
  }));
  return (
    <svg className={classes['line']} width="100%" height={height} role="img" aria-label={label}>
      <line className={classes['zero']} x1="0" x2="100%" y1={y(0)} y2={y(0)} />
      {placed.slice(1).map((point, index) => {
        const before = placed[index];
        return (
          before && (
            <line
              key={point.key}
              className={classes['step']}
              x1={`${before.x}%`}
              y1={before.y}
              x2={`${point.x}%`}
              y2={point.y}
            />
          )
        );
      })}
      {placed.map(({ key, x: left, y: top }) => (
        <circle key={key} className={classes['point']} cx={`${left}%`} cy={top} r="4" />
      ))}
    </svg>
  );
}
