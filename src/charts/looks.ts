import { type BudgetRole, roleFill, type SeriesRole, usePatternFill } from '@vp-digital/core/ui';

/** How a part of a chart is painted: as a role of the design system, as what is missing or only assumed, or by a class. */
export type ChartLook = BudgetRole | SeriesRole | 'gap' | 'whatIf' | { className: string | undefined };

/** Attributes of the shape that has a look. */
export function usePaint() {
  const patterns = usePatternFill();
  return (look: ChartLook) => {
    if (typeof look === 'object') return { className: look.className };
    return look === 'gap' || look === 'whatIf' ? { fill: patterns[look] } : roleFill(look);
  };
}

/** The same of a line, which has the colour that its ground would have. */
export function useStroke() {
  const paintOf = usePaint();
  return (look: ChartLook) => {
    const paint = paintOf(look);
    return 'fill' in paint ? { stroke: paint.fill } : paint;
  };
}
