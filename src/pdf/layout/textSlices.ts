import type { Slice } from './flow/flow';
import { page, type TextStyle } from './style';
import type { Line } from './text/lineBreaking';
import type { TextContent } from './text/textContent';

export interface TextSlicesOptions {
  readonly content: TextContent;
  readonly style: TextStyle;
  readonly spaceBefore: number;
  /** Distance from the left margin. */
  readonly indent?: number;
  /** Headings and captions stay with what follows. */
  readonly keepWithNext?: boolean;
}

/**
 * One slice a line; neither the first nor the last line of a longer text is left alone on a page (no widows or
 * orphans).
 */
export function textSlices(lines: readonly Line[], options: TextSlicesOptions): readonly Slice[] {
  const { content, style, spaceBefore, indent = 0, keepWithNext = false } = options;
  return lines.map((line, index) => ({
    kind: 'slice',
    height: style.lineHeight,
    spaceBefore: index === 0 ? spaceBefore : 0,
    keepWithNext: keepWithNext || (index < lines.length - 1 && (index === 0 || index === lines.length - 2)),
    draw: (canvas, top) => content.draw(canvas, line, page.left + indent, top, style),
  }));
}

/** Adds a drawing to the first of some slices. */
export function withFirstDraw(slices: readonly Slice[], draw: Slice['draw']): readonly Slice[] {
  return slices.map((slice, index) =>
    index > 0
      ? slice
      : {
          ...slice,
          draw: (canvas, top, isFirstOnPage) => {
            draw(canvas, top, isFirstOnPage);
            slice.draw(canvas, top, isFirstOnPage);
          },
        },
  );
}
