import type { Option } from './option';

/**
 * The options for what was typed, the nearest first: a word of the label begins with it ("öst" finds Österreich, "oest"
 * and "ost" do too), one of the option's other words does ("PHV"), a word of the label has it inside ("haftpflicht").
 */
export function matching<Value extends string>(
  options: readonly Option<Value>[],
  query: string,
): Option<Value>[] {
  const ranks = options.map((option) => rank(option, query));
  return [0, 1, 2].flatMap((wanted) => options.filter((_, index) => ranks[index] === wanted));
}

function rank({ label, words = [] }: Option, query: string): number | undefined {
  if (startOfWord(label, query) !== undefined) return 0;
  if (words.some((word) => startOfWord(word, query) !== undefined)) return 1;
  return insideWord(label, query) === undefined ? undefined : 2;
}

/** Whether the label begins with the query, without regard to case and umlauts. */
export const labelStarts = (label: string, query: string): boolean => firstAt(label, query, /^./gu) === 0;

/** Whether the label is the query, without regard to case and umlauts. */
export const labelIs = (label: string, query: string): boolean =>
  labelStarts(label, query) && labelStarts(query, label);

/** Where in a label the query stands, without regard to case and umlauts: at the beginning of a word, or inside one. */
export const matchStart = (label: string, query: string): number | undefined =>
  startOfWord(label, query) ?? insideWord(label, query);

const startOfWord = (label: string, query: string) =>
  firstAt(label, query, /(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu);

/** Fewer letters than three stand inside almost every word. */
const insideWord = (label: string, query: string) =>
  query.trim().length < 3 ? undefined : firstAt(label, query, /[\p{L}\p{N}]/gu);

function firstAt(label: string, query: string, places: RegExp): number | undefined {
  const wanted = query.trim();
  if (wanted === '') return undefined;
  const starts = [...label.matchAll(places)].map((match) => match.index);
  return starts.find((start) => {
    const rest = label.slice(start);
    return plain(rest).startsWith(plain(wanted)) || spelledOut(rest).startsWith(spelledOut(wanted));
  });
}

function plain(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/ß/g, 'ss');
}

function spelledOut(text: string): string {
  const umlauts = text
    .toLowerCase()
    .normalize('NFC')
    .replace(/[äöü]/g, (letter) => SPELLED[letter] ?? letter);
  return plain(umlauts);
}

const SPELLED: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue' };
