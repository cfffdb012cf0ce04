import type { Person } from '../documents';

type Named = Pick<Person, 'firstName' | 'lastName' | 'birthDate'>;

export interface PersonNames {
  /** First name if unambiguous; for narrow spaces. */
  name: string;
  /** First and last name, with a suffix if several persons share them. */
  fullName: string;
  /** First and last name as in papers; two persons may share it. */
  ownName: string;
}

/**
 * Unique names for the persons of a household. Those who share a first name are distinguished by last name, those who
 * share both by year of birth, else by their position.
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
