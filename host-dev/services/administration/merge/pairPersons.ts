import type { PersonPair } from '@vp-digital/core/contracts';
import type { SectionData } from '@vp-digital/core/household';
import { ServiceError } from '../../http/ServiceError';
import { soundsAlike } from '../../households';

type Persons = SectionData['persons'];

/** The same persons on both sides: born on the same day, with first and last or birth names that sound alike. */
export function samePersons(here: Persons, there: Persons): PersonPair[] {
  const taken = new Set<string>();
  return Object.entries(here.items).flatMap(([id, person]) => {
    const other = Object.entries(there.items).find(
      ([otherId, one]) =>
        !taken.has(otherId) &&
        one.birthDate === person.birthDate &&
        soundsAlike(one.firstName, person.firstName) &&
        lastNames(one).some((name) => lastNames(person).some((known) => soundsAlike(name, known))),
    );
    if (!other) return [];
    taken.add(other[0]);
    return [{ here: id, there: other[0] }];
  });
}

const lastNames = ({ lastName, birthName }: Persons['items'][string]): string[] =>
  birthName === undefined ? [lastName] : [lastName, birthName];

/** Throws 422 for somebody who is on neither side, or the same as two others. */
export function checkPairs(pairs: readonly PersonPair[], here: Persons, there: Persons): void {
  const isKnown = pairs.every(
    (pair) => Object.hasOwn(here.items, pair.here) && Object.hasOwn(there.items, pair.there),
  );
  const isOnce = (side: 'here' | 'there') => new Set(pairs.map((pair) => pair[side])).size === pairs.length;
  if (!isKnown || !isOnce('here') || !isOnce('there'))
    throw new ServiceError('invalid', 'These persons cannot be the same.', { status: 422 });
}

/** A household has two responsible persons at most: who comes to them stays an adult of the household. */
export function withTwoResponsible({ items, ...lists }: Persons, before: Persons): Persons {
  let free =
    2 - Object.entries(items).filter(([id, { role }]) => role === 'responsible' && id in before.items).length;
  return {
    ...lists,
    items: Object.fromEntries(
      Object.entries(items).map(([id, person]) => {
        if (person.role !== 'responsible' || id in before.items) return [id, person];
        free -= 1;
        return [id, free >= 0 ? person : { ...person, role: 'other' as const }];
      }),
    ),
  };
}
