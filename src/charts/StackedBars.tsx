import classes from './Chart.module.css';
import { Column, type ColumnPart } from './Column';
import { Plot, type PlotLook } from './Plot';
import { scaleOf } from './scale';

export interface StackedBar {
  key: string;
  label: string;
  /** Left out where there is little room. */
  minor?: boolean | undefined;
  parts: readonly ColumnPart[];
  /** A short line across the bar: what comes in, what is needed. */
  line?: number | undefined;
}

export interface StackedBarsProps extends Omit<PlotLook, 'axis'> {
  bars: readonly StackedBar[];
  /** What the words under the bars are. */
  axisName?: string | undefined;
  moments?: readonly { at: number; label: string }[] | undefined;
}

const height = 240;

/** A bar for each year or phase, of parts upon one another, with a line for what they are measured at. */
export function StackedBars({ bars, axisName, moments, ...plot }: StackedBarsProps) {
  const ends = bars.flatMap(({ parts, line = 0 }) => [
    line,
    parts.reduce((sum, { amount }) => sum + Math.max(0, amount), 0),
    parts.reduce((sum, { amount }) => sum + Math.min(0, amount), 0),
  ]);
  const scale = scaleOf(ends);
  const topOf = (amount: number) => (1 - scale.up(amount)) * 100;
  const width = 100 / Math.max(1, bars.length);
  const marks = bars.map(({ label, minor }, index) => ({ at: index + 0.5, label, minor }));
  return (
    <Plot
      height={height}
      {...plot}
      scale={scale}
      axis={{ from: 0, to: bars.length, marks, name: axisName, moments }}
    >
      {bars.map(({ key, parts, line }, index) => (
        <g key={key}>
          <Column parts={parts} x={(index + 0.1) * width} width={width * 0.8} topOf={topOf} />
          {line !== undefined && (
            <line
              className={classes['target']}
              x1={`${(index + 0.05) * width}%`}
              x2={`${(index + 0.95) * width}%`}
              y1={`${topOf(line)}%`}
              y2={`${topOf(line)}%`}
            />
          )}
        </g>
      ))}
    </Plot>
  );
}
