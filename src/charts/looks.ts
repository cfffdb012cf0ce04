import { type BudgetRole, patternFill, roleFill, type SeriesRole } from '@vp-digital/core/ui';

/** How a part of a chart is painted: as a role of the design system, as what is missing or only assumed, or by a class. */
export type ChartLook = BudgetRole | SeriesRole | 'gap' | 'whatIf' | { className: string | undefined };

/** Attributes of the shape that has a look. */
export function paintOf(look: ChartLook) {
  if (typeof look === 'object') return { className: look.className };
  return look === 'gap' || look === 'whatIf' ? { fill: patternFill[look] } : roleFill(look);
}
