import type { Person } from '../documents';

/**
 * What the persons of a household are called in few words, by their ids: by the first name; where several share it, with what tells
 * them apart: the last name, else the year of birth, else the place among them.
 *
 * @param persons in the household's order
 */
export function shortNames(
  persons: readonly (Pick<Person, 'firstName' | 'lastName' | 'birthDate'> & { id: string })[],
): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const person of persons) {
    const namesakes = persons.filter(({ firstName }) => firstName === person.firstName);
    names.set(person.id, toldApart(person, namesakes));
  }
  return names;
}

function toldApart<Named extends Pick<Person, 'firstName' | 'lastName' | 'birthDate'>>(
  person: Named,
  namesakes: readonly Named[],
): string {
  const { firstName, lastName, birthDate } = person;
  const isAlone = (says: (one: Named) => string) =>
    namesakes.filter((one) => says(one) === says(person)).length === 1;
  if (namesakes.length === 1) return firstName;
  if (isAlone((one) => one.lastName)) return `${firstName} ${lastName}`;
  if (isAlone((one) => one.birthDate.slice(0, 4))) return `${firstName} (${birthDate.slice(0, 4)})`;
  return `${firstName} (${namesakes.indexOf(person) + 1})`;
}
