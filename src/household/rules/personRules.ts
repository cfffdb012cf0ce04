import { age } from '@vp-digital/core/reference/format';
import { isPersonName } from '../documents/personName';

export type NameProblem = 'missing' | 'tooLong' | 'characters';
export type BirthDateProblem = 'future' | 'tooOld' | 'minor';

/** Years. Advice is given to adults: a household's responsible persons are of age (§ 2 BGB). */
const fullAge = 18;
const longestLife = 120;
const longestName = 60;

/** What is wrong with a first or last name: 1 to 60 letters, blanks, hyphens, apostrophes, dots. */
export function nameProblem(name: string): NameProblem | undefined {
  const trimmed = name.trim();
  if (trimmed === '') return 'missing';
  if (trimmed.length > longestName) return 'tooLong';
  return isPersonName(trimmed) ? undefined : 'characters';
}

/**
 * What is wrong with a birth date (`YYYY-MM-DD`) on a day: in the past, at most 120 years ago, and of an adult at least
 * 18 years ago.
 */
export function birthDateProblem(
  birthDate: string,
  today: string,
  { isAdult }: { isAdult: boolean },
): BirthDateProblem | undefined {
  if (birthDate > today) return 'future';
  const years = age(birthDate, today);
  if (years > longestLife) return 'tooOld';
  return isAdult && years < fullAge ? 'minor' : undefined;
}

/** An apostrophe as telephones and word processors write it (O’Neill) becomes the one that names are stored with. */
export const straightened = (name: string): string => name.replace(/[’´`]/g, "'");
