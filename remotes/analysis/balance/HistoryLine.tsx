import classes from './HistoryLine.module.css';
import type { HistoryPoint } from './history';

const height = 120;
/** Room for half a point at every edge. */
const edge = 6;

export interface HistoryLineProps {
  points: readonly HistoryPoint[];
  /** What it says, as a sentence; the table under it says every value. */
  label: string;
}

/** Net worth as a line over time, each value a point; the scale begins at zero. */
export function HistoryLine({ points, label }: HistoryLineProps) {
  const days = points.map(({ at }) => Date.parse(at));
  const [from, to] = [Math.min(...days), Math.max(...days)];
  const worths = points.map(({ netWorth }) => netWorth);
  const [low, high] = [Math.min(0, ...worths), Math.max(0, ...worths)];
  const x = (day: number) => 2 + (to > from ? (96 * (day - from)) / (to - from) : 48);
  const y = (worth: number) => edge + (height - 2 * edge) * (high > low ? (high - worth) / (high - low) : 1);
  const placed = points.map(({ key, netWorth }, index) => ({
    key,
    x: x(days[index] ?? from),
    y: y(netWorth),
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
