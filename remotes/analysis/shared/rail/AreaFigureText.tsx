import { OfFigure, type ShownArea } from '@vp-digital/core/figures';
import type { CompletenessData } from '@vp-digital/core/household';
import { useAreaFigure } from './useAreaFigure';

export interface AreaFigureTextProps {
  area: ShownArea;
  household: CompletenessData;
}

/** An area in one figure, or that nothing is known of it yet. */
export function AreaFigureText({ area, household }: AreaFigureTextProps) {
  const { text, figure } = useAreaFigure()(area, household);
  return figure ? <OfFigure figure={{ name: figure }}>{text}</OfFigure> : text;
}
