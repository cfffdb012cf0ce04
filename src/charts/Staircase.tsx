import type { ReactNode } from 'react';
import classes from './Chart.module.css';
import { Column, type ColumnPart } from './Column';

/** One stretch of time, with what comes in during it. */
export interface StaircaseStep {
  key: string;
  /** When it is: "Woche 1–6". */
  label: string;
  parts: readonly ColumnPart[];
  /** What is missing, drawn upon the parts, with its word. */
  missing?: { amount: number; label: string } | undefined;
}

export interface StaircaseProps {
  /** What it says, stretch by stretch, as a sentence; a table beside it says the same. */
  label: string;
  steps: readonly StaircaseStep[];
  /** The line across: what is needed. */
  need: number;
  /** At least as high as this. */
  highest?: number | undefined;
  format(amount: number): string;
  legend: ReactNode;
}

const height = 220;
/** For the sum above the highest step, in percent of the height. */
const roomForSum = 13;

/** Amounts over stretches of time as a staircase; all steps are of one width, the axis is not to scale. */
export function Staircase({ label, steps, need, highest = 0, format, legend }: StaircaseProps) {
  const sumOf = ({ parts }: StaircaseStep) => parts.reduce((sum, { amount }) => sum + amount, 0);
  const most = Math.max(1, need, highest, ...steps.map((step) => sumOf(step) + (step.missing?.amount ?? 0)));
  const topOf = (amount: number) => Math.round((1 - (amount / most) * (1 - roomForSum / 100)) * 10_000) / 100;
  const width = 100 / steps.length;
  return (
    <>
      <svg width="100%" height={height} role="img" aria-label={label} focusable="false">
        {steps.map((step, index) => {
          const missing = step.missing?.amount ?? 0;
          const gap: ColumnPart[] = missing > 0 ? [{ key: 'missing', look: 'gap', amount: missing }] : [];
          return (
            <g key={step.key}>
              <Column
                parts={[...step.parts, ...gap]}
                x={index * width + 0.5}
                width={width - 1}
                topOf={topOf}
              />
              <text
                className={classes['sum']}
                x={`${index * width + width / 2}%`}
                y={`${topOf(sumOf(step) + missing)}%`}
                dy="-8"
                textAnchor="middle"
              >
                {format(sumOf(step))}
              </text>
            </g>
          );
        })}
        <line className={classes['target']} x1="0" x2="100%" y1={`${topOf(need)}%`} y2={`${topOf(need)}%`} />
      </svg>
      <div className={classes['steps']} aria-hidden>
        {steps.map(({ key, label: name, missing }) => (
          <div key={key} className={classes['step']}>
            <span>{name}</span>
            {missing && missing.amount > 0 && <b>{missing.label}</b>}
          </div>
        ))}
      </div>
      {legend}
    </>
  );
}
