import type { Cents } from '@vp-digital/core/finance';
import type { SubsidyLever } from '../../documents';
import type { OptimumLever } from './lever';

/** The levers that count, and those left out as they would count the same money twice. */
export interface Combination {
  counted: OptimumLever[];
  excluded: OptimumLever[];
}

/**
 * Levers that exclude each other never add up: the best combination counts, with today's use of any of them. The same
 * lever recorded for the household and for its persons is one; what household services save is part of what the tax
 * return brings back (§ 35a EStG is applied in it).
 */
export function bestCombination(levers: readonly OptimumLever[]): Combination {
  const families = grouped(levers, familyOf);
  const chosen = new Map([...families.values()].flatMap(bestOf).map((lever) => [keyOf(lever), lever]));
  return {
    counted: levers.flatMap((lever) => chosen.get(keyOf(lever)) ?? []),
    excluded: levers.filter((lever) => !chosen.has(keyOf(lever))),
  };
}

const keyOf = ({ lever, personId, factId }: OptimumLever): string =>
  [lever, personId, factId].filter((part) => part !== undefined).join('-');

const refund: ReadonlySet<SubsidyLever> = new Set(['taxReturn', 'householdServices']);

/** Two entries of "other" cannot be recognised as the same. */
const familyOf = (lever: OptimumLever): string => {
  if (lever.lever === 'other') return keyOf(lever);
  return refund.has(lever.lever) ? 'refund' : lever.lever;
};

/**
 * Either one of the household or one for each of its persons. Today's use of one that is left out counts towards the
 * same person's, and the rest towards any with room.
 */
function bestOf(family: readonly OptimumLever[]): OptimumLever[] {
  const winners = largest(family, 'possible').map((lever) => {
    const own = family.filter(({ personId }) => personId === lever.personId);
    return usedMore(lever, sum(best(own, 'used'), 'used') - lever.used);
  });
  let elsewhere = sum(largest(family, 'used'), 'used') - sum(winners, 'used');
  return winners.map((lever) => {
    const taken = Math.min(elsewhere, lever.open);
    elsewhere -= taken;
    return usedMore(lever, taken);
  });
}

const usedMore = (lever: OptimumLever, more: Cents): OptimumLever => ({
  ...lever,
  used: lever.used + more,
  open: lever.open - more,
});

type Amount = 'used' | 'possible';

function largest(family: readonly OptimumLever[], amount: Amount): OptimumLever[] {
  const byPerson = grouped(family, ({ personId }) => personId);
  const ofHousehold = best(byPerson.get(undefined) ?? [], amount);
  byPerson.delete(undefined);
  const ofPersons = [...byPerson.values()].flatMap((own) => best(own, amount));
  return ofHousehold.length > 0 && sum(ofHousehold, amount) >= sum(ofPersons, amount)
    ? ofHousehold
    : ofPersons;
}

function grouped<Key>(levers: readonly OptimumLever[], keyFor: (lever: OptimumLever) => Key) {
  const groups = new Map<Key, OptimumLever[]>();
  for (const lever of levers) groups.set(keyFor(lever), [...(groups.get(keyFor(lever)) ?? []), lever]);
  return groups;
}

/** The one that brings most; if equal, the one that is used more. */
const best = (levers: readonly OptimumLever[], amount: Amount): OptimumLever[] =>
  levers.toSorted((one, other) => other[amount] - one[amount] || other.used - one.used).slice(0, 1);

const sum = (levers: readonly OptimumLever[], amount: Amount): number =>
  levers.reduce((total, lever) => total + lever[amount], 0);
