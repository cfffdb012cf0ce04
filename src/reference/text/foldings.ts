/** Text without case and diacritics: `Österreich` is `osterreich`, `Straße` is `strasse`. */
export const plain = (text: string): string =>
  text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss');

/** The same with umlauts spelled out, as where a keyboard has none: `Österreich` is `oesterreich`. */
export const spelledOut = (text: string): string =>
  plain(
    text
      .toLowerCase()
      .normalize('NFC')
      .replace(/[äöü]/g, (letter) => SPELLED[letter] ?? letter),
  );

const SPELLED: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/** Order of two texts, ascending, ignoring case and diacritics. */
export function comparePlain(first: string, second: string): number {
  const [one, other] = [plain(first), plain(second)];
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
