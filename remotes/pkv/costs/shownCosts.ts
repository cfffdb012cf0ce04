import type { Cents } from '@vp-digital/core/finance';
import { nearestEuro, wholeEuros } from '@vp-digital/core/reference/format';

/** What both systems cost; cents of a month. */
export interface SystemCosts {
  statutory: Cents;
  private: Cents;
}

/**
 * The costs of both systems in whole euros, wherever they stand: the difference is rounded as it is to the cent, and
 * whoever subtracts finds the same.
 */
export function shownCosts(exact: SystemCosts): SystemCosts & { difference: Cents } {
  const difference = nearestEuro(exact.private - exact.statutory);
  const [own = 0, less = 0] = wholeEuros([exact.private, -exact.statutory], difference);
  return { private: own, statutory: -less || 0, difference };
}
