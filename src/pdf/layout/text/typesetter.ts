import type { FontSet } from '../../fonts';
import type { AmountSource, Run, Text } from '../../model';
import type { Replacement } from '../layoutModel';
import { colours, type TextStyle } from '../style';
import { breakBalanced } from './balancedLines';
import { createCharacterFilter } from './characters';
import { hyphenationFor } from './hyphenation';
import { breakLines, type Line, narrowestWidth, widthOf } from './lineBreaking';
import type { Fragment } from './words';

/** Turns texts into lines. */
export interface Typesetter {
  /** Running text: long words are hyphenated. */
  lines(text: Text, style: TextStyle, width: number): readonly Line[];
  /** Headings and key sentences: even lines, words broken only when wider than a line. */
  balanced(text: Text, style: TextStyle, width: number): readonly Line[];
  /** One line, however wide. */
  single(text: string, style: TextStyle, of?: AmountSource): Line;
  /** Width of the widest part that is not broken without need. */
  narrowest(text: Text, style: TextStyle): number;
  width(fragment: Fragment): number;
  /** From the top of a line to its baseline. */
  baseline(style: TextStyle): number;
  replacements(): readonly Replacement[];
}

/** Share of a line that may stay empty before a word is hyphenated to fill it. */
const RAGGEDNESS = 0.25;

export function createTypesetter(fonts: FontSet, language: 'de' | 'en'): Typesetter {
  const filter = createCharacterFilter(fonts);
  const running = { fonts, hyphenate: hyphenationFor(language), raggedness: RAGGEDNESS };
  const wholeWords = { ...running, raggedness: Infinity };

  const fragments = (text: Text, style: TextStyle): readonly Fragment[] =>
    fragmentsOf(text, style).map((fragment) => ({
      ...fragment,
      text: filter.clean(fragment.text, fragment.font),
    }));

  return {
    lines: (text, style, width) => breakLines(fragments(text, style), width, running),
    balanced: (text, style, width) => breakBalanced(fragments(text, style), width, wholeWords),
    single: (text, style, of) => {
      const cleaned = filter.clean(text.replaceAll('\n', ' ').replaceAll('\u00ad', ''), style.font);
      const line = [{ ...style, text: cleaned, run: 0, ...(of && { of }) }];
      return { fragments: line, width: widthOf(line, fonts), endsWithSpace: false };
    },
    narrowest: (text, style) => narrowestWidth(fragments(text, style), running),
    width: ({ font, text, size }) => fonts[font].width(text, size),
    baseline: ({ font, size, lineHeight }) => (lineHeight + fonts[font].capHeight * size) / 2,
    replacements: () => filter.replacements(),
  };
}

function fragmentsOf(text: Text, style: TextStyle): readonly Fragment[] {
  const runs: readonly Run[] = typeof text === 'string' ? [{ text }] : text;
  return runs.map((run, index) => ({
    text: run.text,
    font: run.style === 'strong' ? 'strong' : style.font,
    size: style.size,
    colour: run.style === 'highlight' || run.href !== undefined ? colours.accent : style.colour,
    run: index,
    ...(run.href === undefined ? {} : { href: run.href }),
    ...(run.of === undefined ? {} : { of: run.of }),
  }));
}
