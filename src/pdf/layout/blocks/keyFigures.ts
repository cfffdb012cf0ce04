import type { KeyFigure, KeyFiguresBlock } from '../../model';
import type { Slice } from '../flow/flow';
import type { Op } from '../layoutModel';
import { colours, page, textWidth } from '../style';
import type { NodeDraft } from '../tree';
import type { BlockContext } from '../blockContext';
import { keyFigure } from './keyFigure';

const PER_LINE = 4;
const GUTTER = 14;
const PADDING = 8;
const STRIP_GAP = 8;

/** A list of terms and values: a screen reader hears "Frei verfügbar: 566 € mtl.". */
export function keyFigureSlices({ items }: KeyFiguresBlock, context: BlockContext): readonly Slice[] {
  const list = context.tree.add(context.section, 'L');
  const columnWidth = textWidth / Math.min(PER_LINE, items.length);
  return Array.from({ length: Math.ceil(items.length / PER_LINE) }, (_, strip) =>
    stripSlice(items.slice(strip * PER_LINE, (strip + 1) * PER_LINE), columnWidth, list, {
      ...context,
      spaceBefore: strip === 0 ? context.spaceBefore : STRIP_GAP,
    }),
  );
}

function stripSlice(
  items: readonly KeyFigure[],
  columnWidth: number,
  list: NodeDraft,
  context: BlockContext,
): Slice {
  const figures = items.map((item) => keyFigure(item, columnWidth - GUTTER, list, context));
  const labelHeight = Math.max(...figures.map((figure) => figure.labelHeight));
  const height = 2 * PADDING + labelHeight + Math.max(...figures.map((figure) => figure.valueHeight));
  return {
    kind: 'slice',
    height,
    spaceBefore: context.spaceBefore,
    keepWithNext: false,
    draw: (canvas, top) => {
      canvas.artifact('layout', stripRules(figures.length, columnWidth, top, height));
      for (const [index, figure] of figures.entries()) {
        const x = page.left + index * columnWidth + (index === 0 ? 0 : GUTTER);
        figure.draw(canvas, x, top + PADDING, top + PADDING + labelHeight);
      }
    },
  };
}

/** Hairlines above, below and between the figures. */
function stripRules(count: number, columnWidth: number, top: number, height: number): readonly Op[] {
  const right = page.left + textWidth;
  const bottom = top + height;
  const between = Array.from({ length: count - 1 }, (_, index) => page.left + (index + 1) * columnWidth);
  return [
    rule(page.left, top, right, top),
    rule(page.left, bottom, right, bottom),
    ...between.map((x) => rule(x, top + PADDING, x, bottom - PADDING)),
  ];
}

function rule(x1: number, y1: number, x2: number, y2: number): Op {
  return { kind: 'line', x1, y1, x2, y2, stroke: colours.line2, strokeWidth: 0.5 };
}
