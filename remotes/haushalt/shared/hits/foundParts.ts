export interface TextPart {
  part: string;
  found: boolean;
}

/**
 * A text cut, as rarely as possible, into what a search of prefixes found in it and the rest. Case and accents do not matter ("ä" is found
 * by "ä" and "a"); a word that the search wrote otherwise ("ae") is found by the service and just not marked.
 */
export function foundParts(text: string, query: string): TextPart[] {
  const words = query
    .split(/[\s,]+/)
    .map(fold)
    .filter(Boolean);
  const parts: TextPart[] = [];
  let rest = '';
  for (const piece of text.split(/(?<=[\s,])|(?=[\s,])/)) {
    const folded = fold(piece);
    const length = Math.max(0, ...words.map((word) => (folded.startsWith(word) ? word.length : 0)));
    if (length > 0) {
      if (rest) parts.push({ part: rest, found: false });
      parts.push({ part: piece.slice(0, length), found: true });
      rest = '';
    }
    rest += piece.slice(length);
  }
  return rest ? [...parts, { part: rest, found: false }] : parts;
}

/** Accents are dropped letter by letter, so that the length stays. */
const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
