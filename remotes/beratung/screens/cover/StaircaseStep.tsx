import type { CoursePhase } from '@vp-digital/core/household';
import { useFormat } from '@vp-digital/core/platform';
import { patternFill } from '@vp-digital/core/ui';
import roles from '../../shared/protection/roles.module.css';
import classes from './CourseChart.module.css';

export interface StaircaseStepProps {
  phase: CoursePhase;
  /** Left edge and width, in percent of the drawing. */
  x: number;
  width: number;
  /** The zero line, in px from the top. */
  bottom: number;
  /** What an amount is high, in px. */
  toHeight(amount: number): number;
}

/** One stretch of time: its payers upon each other, what is missing above them, and the sum over all. */
export function StaircaseStep({ phase, x, width, bottom, toHeight }: StaircaseStepProps) {
  const { euros } = useFormat();
  const { parts, netMonth, gapMonth } = phase;
  const place = { x: `${x + 0.5}%`, width: `${width - 1}%` };
  const topOf = (amount: number) => bottom - toHeight(amount);
  const stacked = parts.map((part, index) => {
    const below = parts.slice(0, index).reduce((sum, { amount }) => sum + amount, 0);
    return { ...part, below, top: below + part.amount };
  });
  return (
    <g>
      {stacked.map(({ payer, below, top }) => (
        <rect
          key={payer}
          className={roles[payer]}
          {...place}
          y={topOf(top)}
          height={toHeight(top) - toHeight(below)}
        />
      ))}
      {gapMonth > 0 && (
        <rect
          {...place}
          y={topOf(netMonth + gapMonth)}
          height={toHeight(netMonth + gapMonth) - toHeight(netMonth)}
          fill={patternFill.gap}
        />
      )}
      <text
        className={classes['sum']}
        x={`${x + width / 2}%`}
        y={topOf(netMonth + gapMonth) - 8}
        textAnchor="middle"
      >
        {euros(netMonth)}
      </text>
    </g>
  );
}
