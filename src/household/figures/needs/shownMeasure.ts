import type { Cents } from '@vp-digital/core/finance';
import { nearestEuro, wholeEuros } from '@vp-digital/core/reference/format';
import type { MeasuredNeed } from './measuredNeeds';

/** A need in whole euros: need less what is there is the gap, also as shown. */
export function shownMeasure({ actual, target, gap }: Pick<MeasuredNeed, 'actual' | 'target' | 'gap'>) {
  const shown = shownParts(target, [actual, gap]);
  const [shownActual = 0, shownGap = 0] = shown.parts;
  return { actual: shownActual, target: shown.target, gap: shownGap };
}

/**
 * A need and its parts in whole euros, the gap last: together they are the need, also as shown. The parts are rounded as they are on
 * other pages, and the need takes what does not fit as long as it stays less than a euro away. Without a gap nothing has to fit.
 */
export function shownParts(
  target: Cents,
  parts: readonly Cents[],
): { target: Cents; parts: readonly Cents[] } {
  const rounded = parts.map(nearestEuro);
  if (parts.at(-1) === 0) return { target: nearestEuro(target), parts: rounded };
  const together = rounded.reduce((sum, amount) => sum + amount, 0);
  if (Math.abs(together - target) < 100) return { target: together, parts: rounded };
  return { target: nearestEuro(target), parts: wholeEuros(parts) };
}
