import type { ReactNode } from 'react';
import classes from './Chart.module.css';
import { Legend, type LegendItem } from './Legend';
import { momentRows } from './momentRows';
import type { Scale } from './scale';

/** A place on the axis that has a word. */
export interface AxisMark {
  at: number;
  label: string;
  /** Left out where there is little room, so that words never lie upon one another. */
  minor?: boolean | undefined;
}

export interface Axis {
  from: number;
  to: number;
  marks: readonly AxisMark[];
  /** What the numbers are: "Alter", "Monate seit Beginn". */
  name?: string | undefined;
  /** Lines from top to bottom with their word: the start of a pension. */
  moments?: readonly { at: number; label: string }[] | undefined;
}

export interface PlotLook {
  /** What the chart says, as a sentence with its values; a table beside it says them all. */
  label: string;
  legend?: readonly LegendItem[] | undefined;
  /** What the amounts are: "Tsd. € im Jahr". */
  unit?: string | undefined;
  /** The word of a line across: a short amount. */
  format(amount: number): string;
  /** Height in px. */
  height?: number | undefined;
  axis: Axis;
}

export interface PlotProps extends PlotLook {
  scale: Scale;
  /** Shapes placed in percent of the drawing. */
  children: ReactNode;
  /** Words upon the drawing, placed in percent. */
  words?: ReactNode;
}

/** Left edge 0, right edge 100. */
export const acrossOf = ({ from, to }: Pick<Axis, 'from' | 'to'>, at: number): number =>
  round(((at - from) / Math.max(1e-9, to - from)) * 100);

/** Top 0, ground 100. */
export const downOf = (scale: Scale, amount: number): number => round((1 - scale.up(amount)) * 100);

const round = (value: number) => Math.round(value * 100) / 100;

/** Of the drawing where none is said, in px. */
export const plotHeight = 280;

/** Of the words of moments, in px. */
const rowHeight = 18;

/**
 * The frame of a chart over an axis: lines across with their amounts beside the drawing, the words of the axis, what its
 * colours mean.
 */
export function Plot({
  label,
  legend,
  unit,
  format,
  height = plotHeight,
  axis,
  scale,
  children,
  words,
}: PlotProps) {
  const left = (at: number) => `${acrossOf(axis, at)}%`;
  const up = (amount: number) => `${round(scale.up(amount) * 100)}%`;
  const moments = axis.moments ?? [];
  const rows = momentRows(moments.map(({ at }) => acrossOf(axis, at)));
  return (
    <div className={classes['chart']}>
      {legend && <Legend items={legend} />}
      {unit && (
        <p className={classes['unit']} aria-hidden>
          {unit}
        </p>
      )}
      <div className={classes['amounts']} aria-hidden>
        {scale.levels.map((level) => (
          <span key={level} style={{ bottom: up(level) }}>
            {format(level)}
          </span>
        ))}
      </div>
      <div className={classes['place']} style={{ height }}>
        {scale.levels.map((level) => (
          <span
            key={level}
            className={classes['level']}
            data-ground={level === 0 || undefined}
            style={{ bottom: up(level) }}
            aria-hidden
          />
        ))}
        <svg className={classes['drawing']} role="img" aria-label={label} focusable="false">
          {children}
        </svg>
        {words}
        {moments.map(({ at, label: name }, index) => (
          <span
            key={`${at} ${name}`}
            className={classes['moment']}
            data-side={acrossOf(axis, at) < 50 ? 'right' : undefined}
            style={{ left: left(at) }}
            aria-hidden
          >
            <span style={{ top: (rows[index] ?? 0) * rowHeight }}>{name}</span>
          </span>
        ))}
      </div>
      <div className={classes['axis']} aria-hidden>
        {axis.marks.map(({ at, label: name, minor }) => (
          <span
            key={at}
            data-minor={minor || undefined}
            data-first={at === axis.from || undefined}
            style={{ left: left(at) }}
          >
            {name}
          </span>
        ))}
      </div>
      {axis.name && (
        <p className={classes['axisName']} aria-hidden>
          {axis.name}
        </p>
      )}
    </div>
  );
}
