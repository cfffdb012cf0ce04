import { personsInOrder, type SectionData } from '@vp-digital/core/household';
import { wordsIn } from '../file-import/reading/plain';
import { type Choices, codeOf } from './choices';
import type { Doubt } from './decided';
import type { ListRow } from './reading/row';

/** Nobody by name: of all. */
export const together = 'together';

/**
 * Whom a row is of: those whose first names stand in it, with the last name where two share one; else whoever was chosen for
 * these words. Undefined where nobody is known.
 */
export function createPersonsOf(household: Pick<SectionData, 'persons'>, choices: Choices) {
  const people = personsInOrder(household).map(({ id, name }) => ({ id, words: wordsIn(name) }));
  const known = new Map<string, readonly string[] | undefined>();
  const named = (text: string): readonly string[] | undefined => {
    const said = wordsIn(text);
    const met = people.filter(({ words }) => words.length > 0 && words.every((word) => said.includes(word)));
    const isPartOf = (words: readonly string[]) =>
      met.some(
        (other) => other.words.length > words.length && words.every((word) => other.words.includes(word)),
      );
    const meant = met.filter(({ words }) => !isPartOf(words)); // Anna Maria is not Anna
    return meant.length > 0 ? meant.map(({ id }) => id) : undefined;
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

/** A list may be of more than one household: who is nobody here is not taken in by itself. */
export const strangerIn = ({ texts }: ListRow, persons: readonly string[] | undefined): Doubt | undefined =>
  persons === undefined && texts['person'] !== undefined ? { kind: 'stranger' } : undefined;
