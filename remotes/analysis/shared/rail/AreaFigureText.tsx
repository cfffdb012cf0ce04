import type { ShownArea } from '@vp-digital/core/figures';
import type { CompletenessData } from '@vp-digital/core/household';
import { AmountOf } from './AmountOf';
import { useAreaFigure } from './useAreaFigure';

export interface AreaFigureTextProps {
  area: ShownArea;
  household: CompletenessData;
}

/** An area in one figure, or that nothing is known of it yet. */
export function AreaFigureText({ area, household }: AreaFigureTextProps) {
  const { text, ...amount } = useAreaFigure()(area, household);
  return <AmountOf {...amount}>{text}</AmountOf>;
}
