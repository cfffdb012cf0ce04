import type { Figure } from '@vp-digital/core/household';
import type { ReactNode } from 'react';
import classes from './OfFigure.module.css';

export interface OfFigureProps {
  /** Not of a `FigureKpi`, which names itself. */
  figure: Pick<Figure, 'name'>;
  children: ReactNode;
}

/** Names the figure that the amounts within are of: in a sentence, a table, a chart. It has no look and takes no room. */
export function OfFigure({ figure, children }: OfFigureProps) {
  return (
    <span className={classes['of']} data-figure={figure.name}>
      {children}
    </span>
  );
}
