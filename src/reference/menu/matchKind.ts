import { plain, spelledOut } from '../text/foldings';
import { beginsWithOneTypo } from './beginsWithOneTypo';

/** How a text was found: at the beginning of a word, inside one, or at the beginning but for one typo. */
export type MatchKind = 'beginning' | 'inside' | 'typo';

const FEWEST_FOR_TYPO = 5;

/** How a term matches what is typed, regardless of case and marks: `ä`, `ae` and `a` are the same. */
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
