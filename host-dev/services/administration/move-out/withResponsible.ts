import { birthDateProblem, type Person, type SectionData } from '@vp-digital/core/household';

type Persons = SectionData['persons'];

/** Who answers first for a household in which nobody does. */
const ranks: readonly Person['role'][] = ['responsible', 'partner', 'other', 'child'];

/** In the order in which they would answer for a household. */
const inRank = ({ items }: Persons): [string, Person][] =>
  Object.entries(items).sort(
    ([, one], [, other]) =>
      ranks.indexOf(one.role) - ranks.indexOf(other.role) || one.position - other.position,
  );

/** Who of them is of age, in that order. */
const grownUp = (persons: Persons, today: string): [string, Person][] =>
  inRank(persons).filter(
    ([, { birthDate }]) => birthDateProblem(birthDate, today, { isAdult: true }) !== 'minor',
  );

export const hasGrownUp = (persons: Persons, today: string): boolean => grownUp(persons, today).length > 0;

/**
 * A household whose responsible persons are in the other one now is answered for by the next who is of age; where that
 * is a child of the former household, its grown-up sisters and brothers are nobody's children there either. A file that is
 * closed at once may be a minor's.
 */
export function withResponsible(persons: Persons, today: string, isClosed = false): Persons {
  const [first, ...others] = isClosed ? inRank(persons) : grownUp(persons, today);
  if (!first || first[1].role === 'responsible') return persons;
  const [id, person] = first;
  const siblings = person.role === 'child' ? others : [];
  return {
    ...persons,
    items: {
      ...persons.items,
      [id]: { ...person, role: 'responsible' },
      ...Object.fromEntries(siblings.map(([key, sibling]) => [key, { ...sibling, role: 'other' as const }])),
    },
  };
}
