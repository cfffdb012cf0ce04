import type { Person } from '../documents';

type Named = Pick<Person, 'firstName' | 'lastName' | 'birthDate'>;

export interface PersonNames {
  /** By the first name, where it says who it is; a text for narrow room. */
  name: string;
  /** First and last name, and what tells apart who shares them. */
  fullName: string;
  /** First and last name as papers have them; two persons may share it. */
  ownName: string;
}

/**
 * What the persons of a household are called: no two of them the same. Who shares a first name is told apart by the
 * last name, who shares both by the year of birth, else by the place among them.
 *
 * @param persons in the household's order
 */
export const withNames = <Person extends Named>(persons: readonly Person[]): (Person & PersonNames)[] =>
  persons.map((person) => ({
    ...person,
    name: shortName(person, persons),
    fullName: distinctName(person, persons, full),
    ownName: full(person),
  }));

function shortName(person: Named, persons: readonly Named[]): string {
  if (isUniqueIn(persons, person, first)) return first(person);
  return isUniqueIn(persons, person, full) ? full(person) : distinctName(person, persons, first);
}

const full = ({ firstName, lastName }: Named) => `${firstName} ${lastName}`;
const first = ({ firstName }: Named) => firstName;

function distinctName(person: Named, persons: readonly Named[], nameOf: (one: Named) => string): string {
  const name = nameOf(person);
  const namesakes = persons.filter((one) => nameOf(one) === name);
  const year = ({ birthDate }: Named) => birthDate.slice(0, 4);
  if (namesakes.length === 1) return name;
  return isUniqueIn(namesakes, person, year)
    ? `${name} (${year(person)})`
    : `${name} (${namesakes.indexOf(person) + 1})`;
}

const isUniqueIn = (persons: readonly Named[], person: Named, says: (one: Named) => string): boolean =>
  persons.every((one) => one === person || says(one) !== says(person));
