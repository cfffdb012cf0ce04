import type { FontName, FontSet } from '../../fonts';
import type { Replacement } from '../layoutModel';

/** Makes texts drawable and remembers what it had to replace. */
export interface CharacterFilter {
  clean(text: string, font: FontName): string;
  replacements(): readonly Replacement[];
}

/** The same to a reader: other widths of space, the hyphen that may not be broken at. */
const equivalents: ReadonlyMap<string, string> = new Map([
  ['\t', ' '],
  ['\u2007', '\u00a0'],
  ['\u202f', '\u00a0'],
  ['\u2011', '-'],
  ...[...'\u2002\u2003\u2004\u2005\u2006\u2008\u2009\u200a\u3000'].map((space) => [space, ' '] as const),
]);

/** Steer line breaking and are never drawn: line feed, soft hyphen, zero width space. */
const control = new Set(['\n', '\u00ad', '\u200b']);

export function createCharacterFilter(fonts: FontSet): CharacterFilter {
  const replaced = new Map<string, string>();

  const drawable = (character: string, font: FontName): string => {
    if (control.has(character) || fonts[font].has(character)) return character;
    const equivalent = equivalents.get(character);
    if (equivalent !== undefined) return equivalent;
    if (/\p{Control}|\p{Default_Ignorable_Code_Point}/u.test(character)) return '';
    const base = character.normalize('NFD').replace(/\p{Mark}/gu, '');
    const replacement = base !== '' && [...base].every((letter) => fonts[font].has(letter)) ? base : '?';
    replaced.set(character, replacement);
    return replacement;
  };

  return {
    clean: (text, font) =>
      [...text.replace(/\r\n?/g, '\n').normalize('NFC')]
        .map((character) => drawable(character, font))
        .join(''),
    replacements: () => [...replaced].map(([character, replacedBy]) => ({ character, replacedBy })),
  };
}
