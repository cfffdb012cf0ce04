import type { GoalRates } from '@vp-digital/core/household';
import type { WishesAndGoalsData } from '../../../shared/wishes-and-goals/data';
import { shownRates } from './shownRates';

export interface RatePart {
  key: string;
  /** Undefined for all that is left over. */
  title: string | undefined;
  term: string | undefined;
  /** Cents of a month, whole euros that add up to the shown total. */
  rate: number;
  /** Its place among the colours of a series, from 1 on. */
  series: number;
}

/** More parts than that cannot be told apart. */
const most = 6;

/** The goals that take something a month, the nearest first; the last of many are one part. */
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
