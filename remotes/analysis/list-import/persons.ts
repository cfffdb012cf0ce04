import { personsInOrder, type SectionData } from '@vp-digital/core/household';
import { wordsIn } from '../file-import/reading/plain';
import { type Choices, codeOf } from './choices';
import type { ListRow } from './reading/row';

/** Nobody by name: of all. */
export const together = 'together';

/**
 * Whom a row is of: those whose first names stand in it, told apart by the last name where two share one; else whoever was
 * chosen for these words. Undefined where nobody is known.
 */
export function createPersonsOf(household: Pick<SectionData, 'persons'>, choices: Choices) {
  const people = personsInOrder(household).map(({ id, firstName, lastName }) => ({
    id,
    first: wordsIn(firstName),
    last: wordsIn(lastName),
  }));
  const known = new Map<string, readonly string[] | undefined>();
  const named = (text: string): readonly string[] | undefined => {
    const said = wordsIn(text);
    const stands = (words: readonly string[]) =>
      words.length > 0 && words.every((word) => said.includes(word));
    const met = people.filter(({ first }) => stands(first));
    const isShared = met.some((one) =>
      met.some((other) => other !== one && `${other.first}` === `${one.first}`),
    );
    const meant = isShared ? met.filter(({ last }) => stands(last)) : met;
    const names = new Set(meant.map(({ first, last }) => `${first} ${last}`));
    return meant.length > 0 && names.size === meant.length ? meant.map(({ id }) => id) : undefined;
  };
  return (row: ListRow): readonly string[] | undefined => {
    const chosen = codeOf(row, 'person', choices);
    if (chosen !== undefined) return chosen === together ? [] : [chosen];
    const text = row.texts['person'];
    if (text === undefined) return undefined;
    if (!known.has(text)) known.set(text, named(text));
    return known.get(text);
  };
}

/** The one person, or that there are several. */
export const meantPersons = (persons: readonly string[] | undefined): string | undefined =>
  persons?.length === 1 ? persons[0] : persons && '';
