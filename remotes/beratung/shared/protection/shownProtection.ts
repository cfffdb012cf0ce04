import type { IncomeProtection } from '@vp-digital/core/household';
import { nearestEuro, wholeEuros } from '@vp-digital/core/reference/format';

export type ShownProtection = Pick<
  IncomeProtection,
  'target' | 'pensionNet' | 'privatePension' | 'secured' | 'gap'
>;

/**
 * F17 in whole euros: need less what is secured is the gap, also as shown. Gap and pensions are rounded as they are on
 * other pages, the need takes what does not fit as long as it stays less than a euro away.
 */
export function shownProtection(exact: IncomeProtection): ShownProtection {
  const { target } = exact;
  const rounded = [exact.pensionNet, exact.privatePension, exact.gap].map(nearestEuro);
  if (exact.gap === 0) return made(nearestEuro(target), rounded);
  const together = rounded.reduce((sum, amount) => sum + amount, 0);
  if (Math.abs(together - target) < 100) return made(together, rounded);
  return made(nearestEuro(target), wholeEuros([exact.pensionNet, exact.privatePension, exact.gap]));
}

const made = (
  target: number,
  [pensionNet = 0, privatePension = 0, gap = 0]: readonly number[],
): ShownProtection => ({ target, pensionNet, privatePension, secured: pensionNet + privatePension, gap });
