import type { Simulation } from '@vp-digital/core/finance';
import { assumptionsOf } from '@vp-digital/core/household';
import { useSimulation } from '../../shared/simulation/useSimulation';
import type { Budgeted } from './data';
import type { Money } from './yearsShown';

/** Of all possible courses a bad, an average and a good one: the worst tenth, the middle, the best tenth. */
export const courseShares = ['p10', 'p50', 'p90'] as const;
export type CourseShare = (typeof courseShares)[number];

export type BudgetCourses = ReturnType<typeof useBudgetCourses>;

/** The budget under random returns; the same household and settings have the same courses. */
export const useBudgetCourses = ({ data, result }: Budgeted) =>
  useSimulation(result.projection, assumptionsOf(data).fluctuation);

/** What can be had at the end of a year, counted from 0, in a share of all courses; never below nothing. */
export function courseAmount(
  { years }: Simulation,
  {
    index,
    share,
    money,
  }: { index: number; share: keyof Simulation['years'][number]['liquidity']; money: Money },
): number {
  const year = years[index];
  if (!year) return 0;
  return Math.max(0, Math.round(year.liquidity[share] / (money === 'real' ? year.priceLevel : 1)));
}
