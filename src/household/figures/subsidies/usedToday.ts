import type { Cents } from '@vp-digital/core/finance';
import { sum } from '../net';
import { isSameLever, type LeverOf, type OptimumLever } from './lever';
import type { Optimum } from './optimum';

type Named = LeverOf & Pick<OptimumLever, 'factId'>;

/** A lever of the snapshot with what was used and possible. */
export interface ThenLever extends Named {
  key: string;
  used: Cents;
  possible: Cents;
}

/** Levers that count today or are left out, and those that wait for a fact or about which nothing is known. */
export interface LeversToday extends Pick<Optimum, 'levers' | 'excluded' | 'toCheck' | 'notComputed'> {
  asked: readonly LeverOf[];
}

/**
 * Today's use of each lever of the snapshot, by its key; undefined if unknown. One that is recorded for the household
 * today is the use of all its persons, and counts once; one left out of the best combination has its own amount.
 */
export function usedToday(
  then: readonly ThenLever[],
  { levers, excluded, toCheck, notComputed, asked }: LeversToday,
): ReadonlyMap<string, Cents | undefined> {
  const waiting: readonly Named[] = [...toCheck, ...notComputed, ...asked];
  const found = new Map<string, Cents | undefined>();
  const claimed: OptimumLever[] = [];
  const others: ThenLever[] = [];
  for (const one of then) {
    const [counted, left] = [levers, excluded].map((all) => all.filter((lever) => isVery(one, lever)));
    if (counted?.length) found.set(one.key, sum(counted.map(({ used }) => used)));
    else if (left?.length) {
      found.set(one.key, Math.max(...left.map(({ used }) => used)));
      claimed.push(...left);
    } else if (waiting.some((lever) => isSame(one, lever))) found.set(one.key, undefined);
    else others.push(one);
  }
  const isFree = (lever: OptimumLever) => !then.some((one) => isVery(one, lever));
  const sources = (one: ThenLever): OptimumLever[] => {
    const [counted = [], left = []] = [levers, excluded].map((all) =>
      all.filter((lever) => isFree(lever) && isSame(one, lever)),
    );
    return counted.length > 0 ? counted : left;
  };
  const rest = new Map(
    [...levers, ...excluded].map((lever) => {
      const counted = claimed.filter((one) => levers.includes(lever) && isSame(one, lever)); // is in its amount
      return [lever, Math.max(0, lever.used - sum(counted.map(({ used }) => used)))];
    }),
  );
  for (const limitOf of limits)
    for (const one of others)
      for (const lever of [undefined, ...sources(one)]) {
        const before = found.get(one.key) ?? 0;
        const available = (lever && rest.get(lever)) ?? 0;
        const taken = Math.min(available, Math.max(0, limitOf(one) - before));
        found.set(one.key, before + taken);
        if (lever) rest.set(lever, available - taken);
      }
  return found;
}

/**
 * Nobody is shown to use less while others use more of the same: first what each used, then what each could, then the
 * rest.
 */
const limits: readonly ((one: ThenLever) => Cents)[] = [
  ({ used }) => used,
  ({ possible }) => possible,
  () => Number.POSITIVE_INFINITY,
];

/** Entries that an advisor named freely are never the same. */
const isSame = (one: Named, other: Named): boolean =>
  isSameLever(one, other) && (one.lever !== 'other' || one.factId === other.factId);

const isVery = (one: Named, other: Named): boolean => isSame(one, other) && one.personId === other.personId;
