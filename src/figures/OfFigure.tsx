import type { Figure } from '@vp-digital/core/household';
import { usePartlyKnown } from '@vp-digital/core/micro-app';
import type { ReactNode } from 'react';
import { useFigureTexts } from './useFigureTexts';

export interface OfFigureProps {
  /** Not a `FigureKpi`, which names itself. Only the name if the content waits for its documents as a whole. */
  figure: Pick<Figure, 'name'> & Partial<Pick<Figure, 'documents'>>;
  /** What stands within is edited, too, or frozen: it stays where the figure waits, and its sums wait by themselves. */
  stays?: boolean | undefined;
  children: ReactNode;
}

/**
 * Names the figure of the amounts inside: in a sentence, a table, a chart. It has no look and takes no space. If a
 * newer release has written what the figure needs, it says so in their place.
 */
export function OfFigure({ figure, stays = false, children }: OfFigureProps) {
  const { t, word } = useFigureTexts();
  const waits = usePartlyKnown(figure.documents ?? []) && !stays;
  return (
    <span data-figure={figure.name}>{waits ? t('newer', { figure: word(figure.name) }) : children}</span>
  );
}
