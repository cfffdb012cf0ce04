/**
 * Both ways in which people write a name without umlauts: ä as ae (Mueller) and ä as a (Muller). Lower case, other
 * accents dropped, ß as ss. A name without umlauts has one form.
 */
export function foldedForms(text: string): string[] {
  const lower = text.toLowerCase().normalize('NFC').replaceAll('ß', 'ss');
  return [...new Set([withoutAccents(spelledOut(lower)), withoutAccents(lower)])];
}

/** The form that sorts: ä as ae. */
export const sortForm = (text: string): string =>
  withoutAccents(spelledOut(text.toLowerCase().normalize('NFC').replaceAll('ß', 'ss')));

/** The words of a name or of a search: split where people may or may not put a space; apostrophes and dots fall away. */
export const words = (text: string): string[] =>
  text
    .replace(/['’.]/g, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '');

const spelledOut = (text: string): string =>
  text.replace(/[äöüæœø]/g, (letter) => spellings[letter] ?? letter);

const spellings: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', æ: 'ae', œ: 'oe', ø: 'oe' };

/** Letters that are no accented form of another one, for Unicode, are given theirs. */
const withoutAccents = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[æœøłđı]/g, (letter) => plain[letter] ?? letter);

const plain: Readonly<Record<string, string>> = { æ: 'a', œ: 'o', ø: 'o', ł: 'l', đ: 'd', ı: 'i' };
