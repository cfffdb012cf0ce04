import { birthDateProblem, type Person, type SectionData } from '@vp-digital/core/household';

type Persons = SectionData['persons'];

/** Who answers first for a household in which nobody does. */
const ranks: readonly Person['role'][] = ['responsible', 'partner', 'other', 'child'];

/** Who of them is of age, in the order in which they would answer for a household. */
const grownUp = ({ items }: Persons, today: string): [string, Person][] =>
  Object.entries(items)
    .filter(
      ([, { birthDate, role }]) =>
        ranks.includes(role) && birthDateProblem(birthDate, today, { isAdult: true }) !== 'minor',
    )
    .sort(
      ([, one], [, other]) =>
        ranks.indexOf(one.role) - ranks.indexOf(other.role) || one.position - other.position,
    );

export const hasGrownUp = (persons: Persons, today: string): boolean => grownUp(persons, today).length > 0;

/**
 * A household whose responsible persons are in the other one now is answered for by the next who is of age; where that
 * is a child of the former household, its grown-up sisters and brothers are nobody's children there either.
 */
export function withResponsible(persons: Persons, today: string): Persons {
  const [first, ...others] = grownUp(persons, today);
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
