import type { HealthCosts } from '@vp-digital/core/household';

/** Amounts of their own year, or in today's money. */
export type Money = 'real' | 'nominal';

/** A stretch between the two curves in which one system is the cheaper one. */
export interface CheaperStretch {
  cheaper: 'statutory' | 'private';
  points: HealthCosts[];
}

/** The points from one change of the cheaper system to the next, each stretch with the first point of the next. */
export function cheaperStretches(points: readonly HealthCosts[], money: Money): CheaperStretch[] {
  const found: CheaperStretch[] = [];
  for (const [index, from] of points.slice(0, -1).entries()) {
    const to = points[index + 1] ?? from;
    const middle = from.private[money] + to.private[money] - from.statutory[money] - to.statutory[money];
    const cheaper = middle > 0 ? 'statutory' : 'private';
    const open = found.at(-1);
    if (open?.cheaper === cheaper) open.points.push(to);
    else found.push({ cheaper, points: [from, to] });
  }
  return found;
}
