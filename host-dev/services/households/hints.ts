import { createHash } from 'node:crypto';
import type { SearchTexts } from './searchTexts';

/**
 * What a household may be found by, as 128 bits, in two signed numbers of the database. They stand with each of its rows
 * and in their index: whether a household that one word finds is found by the others too is first asked of them, and only
 * of those that may be it is looked up. Rows of which nothing is known have all bits, so that no hit is missed.
 */
export interface Hint {
  low: string;
  high: string;
}

/** Of what is kept of a household. `0098-search-hints.sql` does the same. */
export const hintOf = ({ terms, beginnings }: SearchTexts): Hint =>
  hint([
    ...beginnings.filter((beginning) => !beginning.startsWith('#')).flatMap(cuts),
    ...terms.filter(isSelective).flatMap(cuts),
    ...terms.filter((term) => term.startsWith('#')).flatMap((term) => daysOf(term.slice(1))),
  ]);

/** That a household has at the least when this is typed: a name, a place or a number begins so. */
export const hintOfForm = (form: string): Hint => hint(cuts(form));

/** That a household has at the least in which somebody is born on this day, `YYYY-MM-DD`. */
export const hintOfDay = (day: string): Hint => hint(daysOf(day));

/**
 * Whether every household has the bits of this term. Those of numbers with digits among their first characters are left
 * out but for the short ones, which may be postal codes: households have many, and they would set all bits.
 */
export const isSelective = (term: string): boolean => /^(?:[0-9]{4,5}$|[^0-9#]{3})/u.test(term);

/** Whether this is so of all terms that begin with a form. */
export const isSelectiveForm = (form: string): boolean => /^[^0-9#]{3}/u.test(form);

const cuts = (text: string): string[] => {
  const letters = [...text];
  return [1, 2, 3].slice(0, letters.length).map((length) => letters.slice(0, length).join(''));
};

/** Day and month together, and the day alone: years are not always typed. */
const daysOf = (day: string): string[] => [`#${day.slice(-5)}`, `#${day.slice(-2)}`];

function hint(texts: readonly string[]): Hint {
  const bits = texts.reduce((all, text) => all | (1n << BigInt(bitOf(text))), 0n);
  return { low: signed(bits), high: signed(bits >> 64n) };
}

const bitOf = (text: string): number => (createHash('sha256').update(text).digest()[0] ?? 0) & 127;

const signed = (bits: bigint): string => BigInt.asIntN(64, bits).toString();
