/**
 * What a report can be written in: Latin, Latin Extended-A and the signs of German typography. Without U+00AD: a soft
 * hyphen is never drawn, where a word is broken it becomes a hyphen.
 */
export function reportCharacters(): string {
  return [
    ...range(0x20, 0x7e),
    ...range(0xa0, 0xac),
    ...range(0xae, 0x17f),
    ...'ȘșȚțẞ',
    ...'‐–—‘’‚“”„•…‹›€−',
  ].join('');
}

function range(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
}
