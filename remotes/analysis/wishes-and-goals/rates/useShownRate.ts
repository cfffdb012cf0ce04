import { goalRates, type Outcome } from '@vp-digital/core/household';
import { useHost } from '@vp-digital/core/platform';
import { useMemo } from 'react';
import type { WishesAndGoalsData } from '../data';
import { shownRates } from './shownRates';

/** A goal's rate as it stands in the sum of all: one goal has one number on the page. */
export function useShownRate(
  data: WishesAndGoalsData,
): (goalId: string, rate: Outcome<number>) => Outcome<number> {
  const today = useHost().clock.today();
  const shown = useMemo(() => {
    const all = goalRates(data, today);
    return all.kind === 'computed' ? shownRates(all.value) : undefined;
  }, [data, today]);
  return (goalId, rate) => {
    const value = shown?.get(goalId);
    return rate.kind === 'computed' && value !== undefined ? { ...rate, value } : rate;
  };
}
