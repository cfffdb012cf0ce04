import type { CodedField } from './codes';

/** Fewer codes than these are no list of names: three kinds of contract have a premium, a rate and a sum each. */
const fewest = 4;

/** What a code is found by, beside its name. */
const synonyms = 'words';

/**
 * Codes that are called one thing in one place and another thing elsewhere. A place that names codes is a group of texts
 * whose keys are all codes of one field.
 */
export const twoWords = (texts: ReadonlyMap<string, string>, fields: readonly CodedField[]): string[] =>
  wordsOfCodes(texts, fields).flatMap(({ name, code, words }) =>
    words.size > 1
      ? [`${name} "${code}": ${[...words].map(([word, place]) => `"${word}" in ${place}`).join(', ')}`]
      : [],
  );

/** A code of a field, and what it is called: each word with a place that says it. */
export interface NamedCode {
  name: string;
  code: string;
  words: ReadonlyMap<string, string>;
}

/** Where a field's codes have their words: in the document's file, or in the one of what several documents have. */
export const placesOfWords = (field: string): string[] => {
  const [document = '', name = ''] = field.split('.');
  return [`household/${document}:${name}`, `household/common:${name}`];
};

/** Every code of the fields, in their order, with its words. */
export function wordsOfCodes(texts: ReadonlyMap<string, string>, fields: readonly CodedField[]): NamedCode[] {
  const groups = groupsOf(texts);
  return fields.flatMap(({ name, codes }) => {
    const own = placesOfWords(name);
    const naming = [...groups].filter(
      ([place, named]) =>
        own.includes(place) ||
        (!place.endsWith(synonyms) &&
          named.size >= fewest &&
          [...named.keys()].every((key) => codes.has(key))),
    );
    return [...codes].map((code) => {
      const words = naming.flatMap(([place, named]) => {
        const word = named.get(code);
        return word === undefined ? [] : [[word, place] as const];
      });
      return { name, code, words: new Map(words) };
    });
  });
}

/** The texts that stand side by side, by the place in which they stand. */
function groupsOf(texts: ReadonlyMap<string, string>): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const groups = new Map<string, Map<string, string>>();
  for (const [key, text] of texts) {
    const end = Math.max(key.lastIndexOf('.'), key.lastIndexOf(':'));
    const place = key.slice(0, end);
    const group = groups.get(place) ?? new Map<string, string>();
    groups.set(place, group.set(key.slice(end + 1), text));
  }
  return groups;
}
