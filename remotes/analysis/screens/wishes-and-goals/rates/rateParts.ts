import type { GoalRates } from '@vp-digital/core/household';
import type { WishesAndGoalsData } from '../../../shared/wishes-and-goals/data';
import { shownRates } from './shownRates';

export interface RatePart {
  key: string;
  /** Undefined for the combined rest. */
  title: string | undefined;
  term: string | undefined;
  /** Cents per month, in whole euros that add up to the shown total. */
  rate: number;
  /** Its position among the series colours, from 1 on. */
  series: number;
}

/** More parts would be indistinguishable. */
const most = 6;

/** The goals with a monthly rate, the nearest first; the last of many are combined. */
export function ratePartsOf(all: GoalRates, { goals }: Pick<WishesAndGoalsData, 'goals'>): RatePart[] {
  const shown = shownRates(all);
  const parts = all.rates
    .map(({ goalId, rate }, index) => ({ goalId, isAny: rate > 0, rate: shown[index] ?? 0 }))
    .filter(({ isAny }) => isAny)
    .map(({ goalId, rate }, index) => {
      const { title, term } = goals.items[goalId] ?? {};
      return { key: goalId, title, term, rate, series: index + 1 };
    });
  if (parts.length <= most) return parts;
  const rest = parts.slice(most - 1);
  const rate = rest.reduce((sum, part) => sum + part.rate, 0);
  return [
    ...parts.slice(0, most - 1),
    { key: 'others', title: undefined, term: undefined, rate, series: most },
  ];
}
