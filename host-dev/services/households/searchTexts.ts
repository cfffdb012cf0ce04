import type { Address, Contact, Contract, Person, SectionData } from '@vp-digital/core/household';
import { beginnings, isBeginning } from './beginnings';
import { foldedForms, words } from './fold';
import { inCentury } from './birthDays';
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
 * birth dates, and numbers of contracts and telephones. Numbers are looked for from their fourth character on, so of the
 * beginnings only a shorter one is kept, as a whole.
 */
export function searchTexts(
  persons: readonly Pick<Person, 'firstName' | 'lastName' | 'birthName' | 'birthDate'>[],
  addresses: readonly Pick<Address, 'postalCode' | 'city'>[],
  numbers: readonly string[] = [],
  phones: readonly string[] = [],
): SearchTexts {
  const texts = [
    ...persons.flatMap(({ firstName, lastName, birthName }) => [firstName, lastName, birthName ?? '']),
    ...addresses.flatMap(({ postalCode = '', city = '' }) => [postalCode, city]),
  ];
  const named = texts.flatMap(words).flatMap(foldedForms);
  const numbered = [...numbers.flatMap(numberForms), ...phones.flatMap(phoneForms)];
  const born = persons.flatMap(({ birthDate }) => [birthDate, inCentury(birthDate)].map(birthTerm));
  return {
    terms: [...new Set([...named, ...numbered.filter((form) => !isBeginning(form)), ...born])],
    beginnings: [...new Set([...beginnings(named), ...numbered.filter(isBeginning)])],
  };
}

/** Of a birth date, `YYYY-MM-DD`, or of a day of a whole century; no word of a search is one, for the `#`. */
export const birthTerm = (birthDate: string): string => `#${birthDate}`;

/** What a number begins with when it is searched for: its letters and digits, with and without the letters in front. */
export const numberForms = (number: string): string[] =>
  foldedForms(compact(number)).flatMap((form) => [form, form.replace(/^\D+/, '')]);

/** The numbers of a household's contracts, also of those that have ended: their letters still come. */
export const contractNumbers = ({ items, archived = {} }: SectionData['contracts']): string[] =>
  [...Object.values(items), ...Object.values(archived).map(({ contract }) => contract)].flatMap(
    ({ number }: Contract) => number ?? [],
  );

/**
 * What a telephone is searched for by, as it is kept with the country calling code (+4917139200): with that code, with what is
 * dialled before it, and one of Germany as it is dialled here.
 */
export function phoneForms(phone: string): string[] {
  const digits = compact(phone);
  return [digits, `00${digits}`, ...(digits.startsWith('49') ? [`0${digits.slice(2)}`] : [])];
}

/** The telephones of a household's persons, as they are kept. */
export const phoneNumbers = ({ items }: SectionData['contacts']): string[] =>
  Object.values(items).flatMap(({ mobilePhone, homePhone, workPhone }: Contact) =>
    [mobilePhone, homePhone, workPhone].filter((phone) => phone !== undefined),
  );

/** Whether a contract waits to be looked at: nobody has yet, or somebody has said that it is to be. */
export const hasToReview = ({ items }: SectionData['contracts']): boolean =>
  Object.values(items).some(({ state }: Contract) => state === 'unchecked' || state === 'review');
