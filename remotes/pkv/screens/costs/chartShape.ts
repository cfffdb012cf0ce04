import type { HealthCostCourse, HealthCosts } from '@vp-digital/core/household';

/** Amounts of their own year, or in today's money. */
export type Money = 'real' | 'nominal';

/** A stretch between the two curves in which one system is the cheaper one. */
export interface Gap {
  cheaper: 'statutory' | 'private';
  points: string;
}

export interface ChartShape {
  statutory: string;
  private: string;
  gaps: Gap[];
  /** Amounts of the lines across, the highest at the top of the chart. */
  levels: number[];
  /** From 0 at the left edge or the ground to 1 at the right edge or the top. */
  across(age: number): number;
  up(amount: number): number;
}

/** Height of the drawing; it is 100 wide and stretched to its place. */
export const chartHeight = 100;

/** The curves of a course, as one drawing that is stretched to any width. */
export function chartShape({ age, working, retired }: HealthCostCourse, money: Money): ChartShape {
  const all = [...working, ...retired];
  const last = all.at(-1)?.age ?? age + 1;
  const levels = levelsTo(Math.max(...all.flatMap((at) => [at.statutory[money], at.private[money]])));
  const top = levels.at(-1) ?? 1;
  const across = (years: number) => (years - age) / Math.max(1, last - age);
  const up = (amount: number) => amount / top;
  const place = (costs: HealthCosts, system: 'statutory' | 'private') =>
    `${round(across(costs.age) * 100)},${round((1 - up(costs[system][money])) * chartHeight)}`;
  const line = (system: 'statutory' | 'private') => all.map((costs) => place(costs, system)).join(' ');
  const gaps = [working, retired].flatMap((stretch) =>
    stretches(stretch, money).map(({ cheaper, points }) => ({
      cheaper,
      points: [
        ...points.map((costs) => place(costs, 'statutory')),
        ...points.map((costs) => place(costs, 'private')).reverse(),
      ].join(' '),
    })),
  );
  return { statutory: line('statutory'), private: line('private'), gaps, levels, across, up };
}

const round = (value: number) => Math.round(value * 100) / 100;

const steps = [5_000, 10_000, 25_000, 50_000, 100_000, 250_000, 500_000, 1_000_000];

/** Four lines at most, at round amounts, the last at or above the highest value. */
function levelsTo(highest: number): number[] {
  const step = steps.find((amount) => highest / amount <= 4) ?? Math.ceil(highest / 4);
  return Array.from({ length: Math.max(1, Math.ceil(highest / step)) }, (_, index) => (index + 1) * step);
}

/** The points from one change of the cheaper system to the next, each stretch with the first point of the next. */
function stretches(points: readonly HealthCosts[], money: Money) {
  const found: { cheaper: Gap['cheaper']; points: HealthCosts[] }[] = [];
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
