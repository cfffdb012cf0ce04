import classes from './Chart.module.css';
import { type ChartLook, usePaint, useStroke } from './looks';

export interface LegendItem {
  key: string;
  label: string;
  look: ChartLook;
  /** A line is drawn as a line, dashed as it is. */
  line?: 'solid' | 'dashed' | undefined;
}

/** What the colours of a chart mean. */
export function Legend({ items }: { items: readonly LegendItem[] }) {
  const [paintOf, strokeOf] = [usePaint(), useStroke()];
  return (
    <div className={classes['legend']}>
      {items.map(({ key, label, look, line }) => (
        <span key={key}>
          <svg width="18" height="14" aria-hidden focusable="false">
            {line ? (
              <line
                {...strokeOf(look)}
                x1="0"
                x2="18"
                y1="7"
                y2="7"
                strokeWidth="3"
                strokeDasharray={line === 'dashed' ? '7 4' : undefined}
              />
            ) : (
              <rect {...paintOf(look)} x="1" width="14" height="14" />
            )}
          </svg>
          {label}
        </span>
      ))}
    </div>
  );
}
