import { knownFieldsOf, sectionNames } from '@vp-digital/core/household';
import type { Texts } from './texts';

/** Places that name fields: labels of a form, and what a sentence says is missing. */
const naming = /[.:](fields?|facts?)\.(\w+)$/;

/** Texts in such a place that name something else than the document's field of the same name. */
export const namesakes: Readonly<Record<string, string>> = {
  'beratung:catalogue.facts.papers': 'the papers of a product',
  'beratung:catalogue.field.property': 'what a product is for',
  'household/completeness:fact.pensionRate': 'the pension that the rate gives',
  'household/completeness:fact.property': 'what a property is worth',
};

const isFact = (key: string) => naming.exec(key)?.[1]?.startsWith('fact') ?? false;

export interface NamedField {
  /** `gross` */
  name: string;
  /** The documents whose entries have it. */
  documents: readonly string[];
  /** What it is called: each word with a place that says it. Words within a sentence may begin small. */
  words: ReadonlyMap<string, string>;
}

/** Every field of the household's documents that some text names. A name means the same in every document that has it. */
export function namedFields(
  texts: Texts,
  others: Readonly<Record<string, string>> = namesakes,
): NamedField[] {
  const documents = documentsByField();
  const found = new Map<string, Map<string, string>>();
  const labelsFirst = [...texts].toSorted(([one], [other]) => Number(isFact(one)) - Number(isFact(other)));
  for (const [key, text] of labelsFirst) {
    const [, , name = ''] = naming.exec(key) ?? [];
    if (!documents.has(name) || key in others || text.includes('{{')) continue;
    const words = found.get(name) ?? new Map<string, string>();
    const isKnown = [...words.keys()].some((word) => word.toLowerCase() === text.toLowerCase());
    found.set(name, isKnown ? words : words.set(text, key));
  }
  return [...found]
    .map(([name, words]) => ({ name, documents: documents.get(name) ?? [], words }))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

/** Fields that are called one thing in one place and another thing elsewhere, and namesakes that are none any more. */
export const twoFieldWords = (
  texts: Texts,
  others: Readonly<Record<string, string>> = namesakes,
): string[] => [
  ...namedFields(texts, others).flatMap(({ name, words }) =>
    words.size > 1
      ? [`field "${name}": ${[...words].map(([word, place]) => `"${word}" in ${place}`).join(', ')}`]
      : [],
  ),
  ...Object.keys(others)
    .filter((key) => !texts.has(key))
    .map((key) => `${key} is no text any more: fieldWords.ts need not know it`),
];

function documentsByField(): ReadonlyMap<string, readonly string[]> {
  const fields = new Map<string, string[]>();
  for (const section of sectionNames)
    for (const field of knownFieldsOf(section)) fields.set(field, [...(fields.get(field) ?? []), section]);
  return fields;
}
