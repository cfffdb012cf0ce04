import type { Option } from './option';

/** The options in which a word begins with what was typed: "öst" finds Österreich, "oest" and "ost" do too. */
export function matching<Value extends string>(
  options: readonly Option<Value>[],
  query: string,
): Option<Value>[] {
  return options.filter((option) => matchStart(option.label, query) !== undefined);
}

/** Where in a label the first word stands that begins with the query, without regard to case and umlauts. */
export function matchStart(label: string, query: string): number | undefined {
  const wanted = query.trim();
  if (wanted === '') return undefined;
  const starts = [...label.matchAll(/(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu)].map((match) => match.index);
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
