import { type IncomeProtection, shownParts } from '@vp-digital/core/household';

export type ShownProtection = Pick<
  IncomeProtection,
  'target' | 'pensionNet' | 'privatePension' | 'secured' | 'gap'
>;

/** F17 in whole euros: need less what is secured is the gap, also as shown. */
export function shownProtection(exact: IncomeProtection): ShownProtection {
  const { target, parts } = shownParts(exact.target, [exact.pensionNet, exact.privatePension, exact.gap]);
  const [pensionNet = 0, privatePension = 0, gap = 0] = parts;
  return { target, pensionNet, privatePension, secured: pensionNet + privatePension, gap };
}
