import type { FontSet } from '../../fonts';
import type { Hyphenate } from './hyphenation';
import { breakAnywhere, breakAtSoftHyphen, unbrokenParts, withoutSoftHyphens } from './wordBreaks';
import { type Fragment, splitWords } from './words';

export interface Line {
  readonly fragments: readonly Fragment[];
  readonly width: number;
  /** It was broken at a space. */
  readonly endsWithSpace: boolean;
}

export interface LineBreaking {
  readonly fonts: FontSet;
  readonly hyphenate: Hyphenate;
  /** A word is hyphenated only when the line would otherwise stay emptier than this share. */
  readonly raggedness: number;
}

/** Rounding must not break a line that fits exactly. */
const TOLERANCE = 0.01;

/** First-fit, ragged right. Every text has at least one line. */
export function breakLines(
  text: readonly Fragment[],
  width: number,
  { fonts, hyphenate, raggedness }: LineBreaking,
): readonly Line[] {
  const measure = (fragments: readonly Fragment[]) => widthOf(withoutSoftHyphens(fragments), fonts);
  const lines: Line[] = [];
  let line: Fragment[] = [];
  let used = 0;
  let space: Fragment | undefined;

  const append = (fragments: readonly Fragment[], fragmentsWidth: number) => {
    if (space !== undefined && line.length > 0) line.push(space);
    line.push(...withoutSoftHyphens(fragments));
    used += fragmentsWidth;
    space = undefined;
  };
  const closeLine = () => {
    lines.push(closedLine(line, space !== undefined, fonts));
    line = [];
    used = 0;
    space = undefined;
  };

  for (const word of splitWords(text)) {
    let rest = word.fragments;
    for (;;) {
      const restWidth = measure(rest);
      const room = width - used + TOLERANCE;
      if (restWidth <= room) {
        append(rest, restWidth);
        break;
      }
      if (restWidth > width || room > raggedness * width) {
        const broken = breakAtSoftHyphen(softHyphenated(rest, hyphenate), room, measure);
        if (broken !== undefined) {
          append(broken.head, measure(broken.head));
          closeLine();
          rest = broken.rest;
          continue;
        }
      }
      if (line.length > 0) {
        closeLine();
        continue;
      }
      const broken = breakAnywhere(withoutSoftHyphens(rest), room, measure);
      append(broken.head, measure(broken.head));
      closeLine();
      rest = broken.rest;
    }
    if (word.endsLine) {
      closeLine();
    } else if (word.space !== undefined) {
      space = word.space;
      used += measure([word.space]);
    }
  }
  if (line.length > 0 || lines.length === 0) closeLine();
  return lines;
}

/** Width of the widest part of a text that is never broken without need. */
export function narrowestWidth(
  text: readonly Fragment[],
  { fonts, hyphenate }: Pick<LineBreaking, 'fonts' | 'hyphenate'>,
): number {
  const parts = splitWords(text).flatMap((word) => unbrokenParts(softHyphenated(word.fragments, hyphenate)));
  return Math.max(0, ...parts.map((part) => widthOf(part, fonts)));
}

export function widthOf(fragments: readonly Fragment[], fonts: FontSet): number {
  return fragments.reduce((sum, { font, text, size }) => sum + fonts[font].width(text, size), 0);
}

/** Addresses stay as they are: a hyphen would become part of them. */
function softHyphenated(word: readonly Fragment[], hyphenate: Hyphenate): readonly Fragment[] {
  return word.map((fragment) =>
    fragment.href === undefined ? { ...fragment, text: hyphenate(fragment.text) } : fragment,
  );
}

function closedLine(fragments: readonly Fragment[], endsWithSpace: boolean, fonts: FontSet): Line {
  const merged: Fragment[] = [];
  for (const fragment of fragments) {
    const last = merged.at(-1);
    if (last !== undefined && last.run === fragment.run && fragment.isSoftHyphen === undefined) {
      merged[merged.length - 1] = { ...last, text: last.text + fragment.text };
    } else {
      merged.push(fragment);
    }
  }
  return { fragments: merged, width: widthOf(merged, fonts), endsWithSpace };
}
