import { birthDays } from './birthDays';
import { foldedForms, words } from './fold';

/** One word of a search. It is found by any of these. */
export interface SearchWord {
  /** A name, a place, a postal code or the number of a contract begins so, folded. */
  forms: string[];
  /** Somebody is born on one of these days, `YYYY-MM-DD`. */
  birthDays: string[];
  /** Letters and digits that were typed: the more there are, the fewer hits. */
  length: number;
}

/** Words of a reading, the longest; each is a condition that the database plans, and a seventh finds no person better. */
const mostWords = 6;

/**
 * The ways to read a search; each is a list of words that all have to hit.
 *
 * Blanks, commas and semicolons part the words. What is written like a date is a birth date and nothing else, also with
 * blanks after its dots ("24. 3. 1985"); eight digits are a birth date or a number. Digits may begin a postal code or
 * the number of a contract, whatever stands between them: "LV-2019/4711" is first read as words apart, as names are
 * ("Müller-Weiß", "Musterhaus,86150"), and then, beside it, as one number. That second reading also takes together
 * neighbours of which each has a digit or is an abbreviation of three letters at most: "LV 2019 4711".
 */
export function readSearch(text: string): SearchWord[][] {
  const chunks = text
    .replace(/(\d[./])\s+(?=\d)/g, '$1')
    .split(/[\s,;]+/)
    .filter((chunk) => chunk !== '');
  const apart = chunks.flatMap(wordsOf);
  const together = runsOf(chunks).flatMap((run) => {
    const number = run.join('');
    return run.every(mayBePart) && /\d/.test(number) ? [wordOf(compact(number))] : run.flatMap(wordsOf);
  });
  return together.length < apart.length ? [longestOf(apart), longestOf(together)] : [longestOf(apart)];
}

/** The longest words, as they were typed one after the other. */
function longestOf(words: readonly SearchWord[]): SearchWord[] {
  const longest = new Set(words.toSorted((one, other) => other.length - one.length).slice(0, mostWords));
  return words.filter((word) => longest.has(word));
}

/** Letters and digits of a number, without what parts them. */
export const compact = (number: string): string => words(number).join('');

/** Neighbours that may be one number stand together; everything else stands alone. */
function runsOf(chunks: readonly string[]): string[][] {
  const runs: string[][] = [];
  for (const chunk of chunks) {
    const run = runs.at(-1);
    if (run?.every(mayBePart) && mayBePart(chunk)) run.push(chunk);
    else runs.push([chunk]);
  }
  return runs;
}

const mayBePart = (chunk: string): boolean => (/\d/.test(chunk) || chunk.length <= 3) && !isDate(chunk);

const isDate = (chunk: string): boolean => /\D/.test(chunk) && birthDays(chunk).length > 0;

const wordsOf = (chunk: string): SearchWord[] =>
  isDate(chunk)
    ? [{ forms: [], birthDays: birthDays(chunk), length: compact(chunk).length }]
    : words(chunk).map(wordOf);

const wordOf = (word: string): SearchWord => ({
  forms: foldedForms(word),
  birthDays: birthDays(word),
  length: word.length,
});
