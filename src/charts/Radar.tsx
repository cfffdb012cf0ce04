import { colours } from '@vp-digital/core/ui';
import classes from './Radar.module.css';

export interface RadarProps {
  /** What it says, as a sentence with all its values; a table beside it says the same, row by row. */
  label: string;
  /** From the top on, clockwise; each has its number. `share` of what is needed, 0 to 1; undefined where it is not known. */
  axes: readonly { key: string; share: number | undefined }[];
}

const size = 280;
const radius = 104;
const rings = [0.5, 1];

/** How far several fields reach, each on its own axis. What is not known has no point, and no line leads there. */
export function Radar({ label, axes }: RadarProps) {
  const at = (index: number, share: number) => {
    const angle = (index / axes.length) * 2 * Math.PI;
    const place = (value: number) => Math.round(value * 100) / 100;
    return {
      x: place(size / 2 + Math.sin(angle) * radius * share),
      y: place(size / 2 - Math.cos(angle) * radius * share),
    };
  };
  const known = axes.map(({ share }, index) => (share === undefined ? undefined : at(index, clamped(share))));
  const outline = (points: readonly { x: number; y: number }[]) =>
    points.map(({ x, y }) => `${x},${y}`).join(' ');
  const whole = known.flatMap((point) => point ?? []);
  return (
    <svg
      className={classes['radar']}
      viewBox={`0 0 ${size} ${size}`}
      width={size}
      height={size}
      role="img"
      aria-label={label}
    >
      {rings.map((share) => (
        <polygon
          key={share}
          className={classes['ring']}
          points={outline(axes.map((_, index) => at(index, share)))}
        />
      ))}
      {axes.map(({ key, share }, index) => {
        const end = at(index, 1);
        const number = at(index, 1.2);
        return (
          <g key={key}>
            <line className={classes['axis']} x1={size / 2} y1={size / 2} x2={end.x} y2={end.y} />
            <text
              className={classes['number']}
              data-known={share !== undefined || undefined}
              x={number.x}
              y={number.y}
              textAnchor="middle"
              dominantBaseline="central"
            >
              {index + 1}
            </text>
          </g>
        );
      })}
      {whole.length === axes.length && (
        <polygon points={outline(whole)} fill={colours['chart-1']} fillOpacity="0.16" />
      )}
      {known.map((point, index) => {
        const next = known[(index + 1) % known.length];
        return (
          point &&
          next && (
            <line
              key={axes[index]?.key}
              x1={point.x}
              y1={point.y}
              x2={next.x}
              y2={next.y}
              stroke={colours['chart-1']}
              strokeWidth="2"
            />
          )
        );
      })}
      {known.map(
        (point, index) =>
          point && (
            <circle key={axes[index]?.key} cx={point.x} cy={point.y} r="4.5" fill={colours['chart-1']} />
          ),
      )}
    </svg>
  );
}

const clamped = (share: number): number => Math.min(1, Math.max(0, share));
