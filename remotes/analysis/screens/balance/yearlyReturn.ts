import { type Cents, type IsoDate, monthsBetween, type Rate } from '@vp-digital/core/finance';
import type { Asset } from '@vp-digital/core/household';

/** Of what a value may rise or fall by itself: money on accounts changes by what is paid in. */
const risesByItself: ReadonlySet<Asset['kind']> = new Set<Asset['kind']>([
  'securities',
  'preciousMetal',
  'crypto',
  'ownHome',
  'rentedProperty',
  'shareholding',
]);

export const mayReturn = ({ kind }: Asset): boolean => risesByItself.has(kind);

/** Full months from which on a yearly rate says something. */
const fewestMonths = 12;

export interface ValueReturn {
  from: IsoDate;
  before: Cents;
  after: Cents;
  /** A year, as a share: 0.05 is 5 %. What was paid in or taken out is not known, and so in it. */
  yearly: Rate;
}

/**
 * By how much a value has changed a year since it was recorded before, compounded. Undefined where there is less than a
 * year between both days, no value then, or where it is another kind of thing.
 */
export function valueReturn(before: Asset | undefined, now: Asset): ValueReturn | undefined {
  if (!before || before.kind !== now.kind || !mayReturn(now)) return undefined;
  if (before.value <= 0 || now.value <= 0 || before.asOf >= now.asOf) return undefined;
  const months = monthsBetween(before.asOf, now.asOf);
  if (months < fewestMonths) return undefined;
  const yearly = (now.value / before.value) ** (12 / months) - 1;
  return { from: before.asOf, before: before.value, after: now.value, yearly };
}
