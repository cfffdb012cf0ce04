import { nearestEuro } from '@vp-digital/core/reference/format';
import type { MeasuredNeed } from './measuredNeeds';

/**
 * A need in whole euros: need less what is there is the gap, also as shown. Gap and what is there are rounded as they are on
 * other pages; the target takes what does not fit, as long as it stays less than a euro away.
 */
export function shownMeasure({ actual, target, gap }: Pick<MeasuredNeed, 'actual' | 'target' | 'gap'>) {
  const shown = { actual: nearestEuro(actual), gap: nearestEuro(gap) };
  const together = shown.actual + shown.gap;
  const isNear = gap > 0 && Math.abs(together - target) < 100;
  return { ...shown, target: isNear ? together : nearestEuro(target) };
}
