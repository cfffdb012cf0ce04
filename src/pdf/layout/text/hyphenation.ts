import german from 'hyphen/de-1996';

/** A word with U+00AD wherever it may be broken. */
export type Hyphenate = (word: string) => string;

const SOFT_HYPHEN = '\u00ad';
const SHORTEST_PART = 3;
const SHORTEST_WORD = 8;

/**
 * German words are broken by the patterns of the reformed orthography: users write long compounds themselves, so soft
 * hyphens in our own texts would not be enough. (`hyphen` brings the patterns of the TeX project; it is kept and
 * licensed, where smaller packages are neither.) Other languages are broken only where the text says so.
 */
export function hyphenationFor(language: 'de' | 'en'): Hyphenate {
  return (word) => {
    if (word.includes(SOFT_HYPHEN) || language !== 'de') return word;
    return word.replace(/\p{Letter}+/gu, (letters) =>
      letters.length < SHORTEST_WORD ? letters : withoutShortParts(german.hyphenateSync(letters)),
    );
  };
}

/** Two letters alone on a line are hard to read ("Nettorendi-te"). */
function withoutShortParts(word: string): string {
  const parts = word.split(SOFT_HYPHEN);
  while (parts.length > 1 && (parts[0] ?? '').length < SHORTEST_PART)
    parts.splice(0, 2, parts.slice(0, 2).join(''));
  while (parts.length > 1 && (parts.at(-1) ?? '').length < SHORTEST_PART)
    parts.splice(-2, 2, parts.slice(-2).join(''));
  return parts.join(SOFT_HYPHEN);
}
