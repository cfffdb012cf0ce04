/** `text` is Hanken Grotesk 400, `strong` Hanken Grotesk 600, `serif` Newsreader 500. */
export type FontName = 'text' | 'strong' | 'serif';

/** One static font, cut to the report's characters by `build.ts`. Lengths are font units. */
export interface FontData {
  readonly unitsPerEm: number;
  readonly capHeight: number;
  /** Every character the font can draw, by code point. */
  readonly characters: string;
  /** Advance width of each character, in the order of `characters`. */
  readonly advances: readonly number[];
  readonly kerning: Kerning;
  /** The TrueType file: deflated (zlib), then base64. */
  readonly file: string;
}

/**
 * Pair kerning by classes: `values[leftClass * rightClassCount + rightClass]` is added to the left character's
 * advance. Classes are listed in the order of `characters`.
 */
export interface Kerning {
  readonly leftClasses: readonly number[];
  readonly rightClasses: readonly number[];
  readonly rightClassCount: number;
  readonly values: readonly number[];
}
