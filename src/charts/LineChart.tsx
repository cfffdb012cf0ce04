import classes from './Chart.module.css';
import { type ChartLook, usePaint, useStroke } from './looks';
import { acrossOf, downOf, Plot, plotHeight, type PlotLook } from './Plot';
import { scaleOf } from './scale';

export interface ChartPoint {
  at: number;
  amount: number;
}

export interface ChartLine {
  key: string;
  look: ChartLook;
  points: readonly ChartPoint[];
  dashed?: boolean | undefined;
  /** What stands where the line ends: its name and last amount. */
  end?: { label: string; side: 'above' | 'below' } | undefined;
}

/** The ground between two lines, or between a line and 0. */
export interface ChartGround {
  key: string;
  look: ChartLook;
  upper: readonly ChartPoint[];
  lower?: readonly ChartPoint[] | undefined;
  /** A band is light, so that what lies upon it is seen. */
  light?: boolean | undefined;
}

export interface LineChartProps extends PlotLook {
  lines: readonly ChartLine[];
  grounds?: readonly ChartGround[] | undefined;
}

/** Amounts over time as lines, with the ground between some of them. */
export function LineChart({ lines, grounds = [], ...plot }: LineChartProps) {
  const [paintOf, strokeOf] = [usePaint(), useStroke()];
  const amounts = [
    ...lines.flatMap(({ points }) => points),
    ...grounds.flatMap(({ upper, lower = [] }) => [...upper, ...lower]),
  ].map(({ amount }) => amount);
  const scale = scaleOf(amounts);
  const place = ({ at, amount }: ChartPoint) => `${acrossOf(plot.axis, at)},${downOf(scale, amount)}`;
  const zero = ({ at }: ChartPoint) => ({ at, amount: 0 });
  const heightAt = (points: readonly ChartPoint[]) =>
    scale.up(points.at(-1)?.amount ?? 0) * (plot.height ?? plotHeight);
  return (
    <Plot
      {...plot}
      scale={scale}
      words={lines.map(
        ({ key, look, points, end }) =>
          end && (
            <b
              key={key}
              className={endClass(look)}
              data-side={sideOf(end.side, heightAt(points))}
              style={{ bottom: `${100 - downOf(scale, points.at(-1)?.amount ?? 0)}%` }}
              aria-hidden
            >
              {end.label}
            </b>
          ),
      )}
    >
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%" overflow="visible">
        {grounds.map(({ key, look, upper, lower, light }) => (
          <g key={key} className={light ? classes['band'] : undefined}>
            <polygon
              {...paintOf(look)}
              points={[...upper, ...(lower ?? upper.map(zero)).toReversed()].map(place).join(' ')}
            />
          </g>
        ))}
        {lines.map(({ key, look, points, dashed }) => (
          <g key={key} {...strokeOf(look)}>
            <polyline
              className={classes['line']}
              data-dashed={dashed || undefined}
              points={points.map(place).join(' ')}
            />
          </g>
        ))}
      </svg>
    </Plot>
  );
}

/** A word that stands below a line that ends at this height, in px, would lie upon the words of the axis. */
const roomBelow = 40;

const sideOf = (side: 'above' | 'below', height: number) => (height < roomBelow ? 'above' : side);

/** The word at the end of a line has its colour where its class says one. */
const endClass = (look: ChartLook) =>
  [classes['end'], typeof look === 'object' ? look.className : undefined].filter(Boolean).join(' ');

export interface AreaChartProps extends PlotLook {
  look: ChartLook;
  points: readonly ChartPoint[];
  /** More lines over it, for comparison. */
  lines?: readonly ChartLine[] | undefined;
}

/** One amount over time, with the ground under it. */
export function AreaChart({ look, points, lines = [], ...plot }: AreaChartProps) {
  return (
    <LineChart
      {...plot}
      grounds={[{ key: 'area', look, upper: points, light: true }]}
      lines={[{ key: 'line', look, points }, ...lines]}
    />
  );
}

/** What lies between two shares of all courses. */
export interface FanBand {
  key: string;
  lower: readonly ChartPoint[];
  upper: readonly ChartPoint[];
}

export interface FanChartProps extends PlotLook {
  look: ChartLook;
  /** The widest first. */
  bands: readonly FanBand[];
  middle: readonly ChartPoint[];
  lines?: readonly ChartLine[] | undefined;
}

/** Many possible courses as bands around their middle. */
export function FanChart({ look, bands, middle, lines = [], ...plot }: FanChartProps) {
  return (
    <LineChart
      {...plot}
      grounds={bands.map((band) => ({ ...band, look, light: true }))}
      lines={[{ key: 'middle', look, points: middle }, ...lines]}
    />
  );
}
