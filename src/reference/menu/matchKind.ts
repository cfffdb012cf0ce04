import { plain, spelledOut } from '../text/foldings';

/** How a text was found: at the beginning of a word, inside one, or at the beginning but for one typo. */
export type MatchKind = 'beginning' | 'inside' | 'typo';

const FEWEST_FOR_TYPO = 5;

/** How a term matches the typed text, ignoring case and diacritics: `ä`, `ae` and `a` are the same. */
export function matchKind(term: string, typed: string): MatchKind | undefined {
  const pairs = [plain, spelledOut].map((fold) => [comparable(term, fold), comparable(typed, fold)] as const);
  const some = (test: (words: string, wanted: string) => boolean) =>
    pairs.some(([words, wanted]) => test(words, wanted));
  if (some((words, wanted) => ` ${words}`.includes(` ${wanted}`))) return 'beginning';
  if (some((words, wanted) => words.includes(wanted))) return 'inside';
  return some(matchesButForOneTypo) ? 'typo' : undefined;
}

/** Words of letters and digits with one space between them, folded: `Soll-Ist-Vergleich` is three. */
export function comparable(text: string, fold: (text: string) => string = plain): string {
  return fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function matchesButForOneTypo(words: string, wanted: string): boolean {
  if (wanted.length < FEWEST_FOR_TYPO) return false;
  const starts = [...words.matchAll(/(?<=^| )\S/g)].map(({ index }) => index);
  return starts.some((start) => beginsWithOneTypo(words.slice(start), wanted));
}

/**
 * Whether a text begins with the typed text if at most one character of that is wrong, missing, too many, or swapped
 * with its neighbour.
 */
function beginsWithOneTypo(text: string, typed: string): boolean {
  const at = firstDifference(text, typed);
  const goesOn = (skippedInText: number, skippedInTyped: number) =>
    text.startsWith(typed.slice(at + skippedInTyped), at + skippedInText);
  const isSwapped = at + 1 < typed.length && text[at] === typed[at + 1] && text[at + 1] === typed[at];
  return goesOn(1, 1) || goesOn(1, 0) || goesOn(0, 1) || (isSwapped && goesOn(2, 2));
}

function firstDifference(text: string, typed: string): number {
  let at = 0;
  while (at < typed.length && text[at] === typed[at]) at += 1;
  return at;
}
