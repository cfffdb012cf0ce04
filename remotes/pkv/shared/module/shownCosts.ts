import type { Cents } from '@vp-digital/core/finance';
import { roundedPair, nearestEuro } from '@vp-digital/core/reference/format';

/** What both systems cost; cents of a month. */
export interface SystemCosts {
  statutory: Cents;
  private: Cents;
}

/**
 * The costs of both systems in whole euros, wherever they stand: what the statutory fund costs and the difference are
 * rounded as they are where they stand alone, and whoever subtracts finds the same.
 */
export function shownCosts(exact: SystemCosts): SystemCosts & { difference: Cents } {
  const difference = nearestEuro(exact.private - exact.statutory);
  const [less, own] = roundedPair(-exact.statutory, exact.private, difference);
  return { private: own, statutory: -less || 0, difference };
}
