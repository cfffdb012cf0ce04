import { unzlibSync } from 'fflate';
import type { FontData, FontName } from './fontData';

/** A font as the layout and the writer need it. */
export interface Font {
  /** Height of the capitals as a share of the size. */
  readonly capHeight: number;
  /** Whether the font can draw this character (one code point). */
  has(character: string): boolean;
  /**
   * Width of a text in points at a size in points, kerned as the writer draws it: word by word, a word taking the
   * space behind it along.
   */
  width(text: string, size: number): number;
  /** The TrueType file. */
  file(): Uint8Array;
}

export type FontSet = Readonly<Record<FontName, Font>>;

export function createFont(data: FontData): Font {
  const places = new Map([...data.characters].map((character, place) => [character, place]));
  return {
    capHeight: data.capHeight / data.unitsPerEm,
    has: (character) => places.has(character),
    width: (text, size) => (measure(text, places, data) * size) / data.unitsPerEm,
    file: () => unzlibSync(bytesOf(data.file)),
  };
}

function measure(text: string, places: ReadonlyMap<string, number>, { advances, kerning }: FontData): number {
  let units = 0;
  let left: number | undefined;
  for (const character of text) {
    const place = places.get(character);
    if (place === undefined) continue;
    if (left !== undefined) {
      const row = (kerning.leftClasses[left] ?? 0) * kerning.rightClassCount;
      units += kerning.values[row + (kerning.rightClasses[place] ?? 0)] ?? 0;
    }
    units += advances[place] ?? 0;
    left = character === ' ' ? undefined : place;
  }
  return units;
}

function bytesOf(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
