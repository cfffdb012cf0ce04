import type { Cents } from '@vp-digital/core/finance';
import type { GoalRates } from '@vp-digital/core/household';
import { nearestEuro, wholeEuros } from '@vp-digital/core/reference/format';

/** What each goal takes a month, by id, as it is shown on the whole page: whole euros that add up to the shown total. */
export function shownRates({ rates, total }: GoalRates): ReadonlyMap<string, Cents> {
  const shown = wholeEuros(
    rates.map(({ rate }) => rate),
    nearestEuro(total),
  );
  return new Map(rates.map(({ goalId }, index) => [goalId, shown[index] ?? 0]));
}
