import type { Address, Contract, Person, SectionData } from '@vp-digital/core/household';
import { beginnings, isBeginning } from './beginnings';
import { foldedForms, words } from './fold';
import { compact } from './readSearch';

/** What a household is found by, as it is kept. */
export interface SearchTexts {
  /** Read by the longer searches. */
  terms: string[];
  /** Read by those of a few letters. */
  beginnings: string[];
}

/**
 * The texts by which a household is found: parts of its persons' names and of its places, folded both ways, postal codes,
 * birth dates, and numbers of contracts. Numbers are looked for from their fourth character on, so of the beginnings only a
 * shorter one is kept, as a whole.
 */
export function searchTexts(
  persons: readonly Pick<Person, 'firstName' | 'lastName' | 'birthName' | 'birthDate'>[],
  addresses: readonly Pick<Address, 'postalCode' | 'city'>[],
  numbers: readonly string[] = [],
): SearchTexts {
  const texts = [
    ...persons.flatMap(({ firstName, lastName, birthName }) => [firstName, lastName, birthName ?? '']),
    ...addresses.flatMap(({ postalCode = '', city = '' }) => [postalCode, city]),
  ];
  const named = texts.flatMap(words).flatMap(foldedForms);
  const numbered = numbers.flatMap(numberForms);
  const born = persons.map(({ birthDate }) => birthTerm(birthDate));
  return {
    terms: [...new Set([...named, ...numbered.filter((form) => !isBeginning(form)), ...born])],
    beginnings: [...new Set([...beginnings(named), ...numbered.filter(isBeginning)])],
  };
}

/** Of a birth date, `YYYY-MM-DD`; no word of a search is one, for the `#`. */
export const birthTerm = (birthDate: string): string => `#${birthDate}`;

/** What a number begins with when it is searched for: its letters and digits, with and without the letters in front. */
export const numberForms = (number: string): string[] =>
  foldedForms(compact(number)).flatMap((form) => [form, form.replace(/^\D+/, '')]);

/** The numbers of a household's contracts, also of those that have ended: their letters still come. */
export const contractNumbers = ({ items, archived = {} }: SectionData['contracts']): string[] =>
  [...Object.values(items), ...Object.values(archived).map(({ contract }) => contract)].flatMap(
    ({ number }: Contract) => number ?? [],
  );
