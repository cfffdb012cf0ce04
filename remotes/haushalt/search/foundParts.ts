export interface TextPart {
  part: string;
  found: boolean;
}

/**
 * A text cut into what a search of prefixes found in it and the rest. Case and accents do not matter ("ä" is found
 * by "ä" and "a"); a word that the search wrote otherwise ("ae") is found by the service and just not marked.
 */
export function foundParts(text: string, query: string): TextPart[] {
  const words = query
    .split(/[\s,]+/)
    .map(fold)
    .filter(Boolean);
  return text.split(/(?<=[\s,])|(?=[\s,])/).flatMap((piece): TextPart[] => {
    const hit = words.filter((word) => fold(piece).startsWith(word)).sort((a, b) => b.length - a.length)[0];
    if (!hit) return [{ part: piece, found: false }];
    const rest = piece.slice(hit.length);
    return [
      { part: piece.slice(0, hit.length), found: true },
      ...(rest ? [{ part: rest, found: false }] : []),
    ];
  });
}

/** Accents are dropped letter by letter, so that the length stays. */
const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
