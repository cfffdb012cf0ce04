import type { Row } from '../../model';
import type { Slice, Strip } from '../flow/flow';
import type { Op } from '../layout-model';
import { colours, page, styles, textWidth } from '../style';
import { createTextContent, hasLinks, type TextContent } from '../text/text-content';
import type { Typesetter } from '../text/typesetter';
import type { NodeDraft, Tree } from '../tree';
import { barOps } from './bars';
import { cellLines, linesHeight, type StyledLine, textOfCell } from './cell-text';
import type { GridColumn } from './grid';

const PADDING = 5.25;

/** A row higher than this goes on in a second slice: no page could take it. */
const MAXIMAL_HEIGHT = 520;

export interface RowPlace {
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly keepWithNext: boolean;
  readonly repeatedHead: Strip;
}

interface RowContext {
  readonly tree: Tree;
  readonly typesetter: Typesetter;
}

interface RowCell {
  readonly column: GridColumn;
  readonly lines: readonly StyledLine[];
  readonly content: TextContent;
}

/** The slices of one row: one, unless the row is higher than a page. */
export function rowSlices(
  row: Row,
  grid: readonly GridColumn[],
  node: NodeDraft,
  place: RowPlace,
  context: RowContext,
): readonly Slice[] {
  const cells = grid.flatMap((column, index) => {
    const cell = row.cells[index] ?? '';
    if (column.column.kind === 'bar') return [];
    const leaf = context.tree.add(
      node,
      column.headsRows ? 'TH' : 'TD',
      column.headsRows ? { scope: 'Row' } : {},
    );
    const lines = cellLines(cell, row, column.width, context.typesetter);
    return [{ column, lines, content: createTextContent(leaf, hasLinks(textOfCell(cell)), context) }];
  });
  const bars = (middle: number) =>
    grid.flatMap(({ x, width }, index) => {
      const cell = row.cells[index] ?? '';
      return typeof cell !== 'string' && cell.kind === 'bar' ? barOps(cell, x, middle, width) : [];
    });
  // Figures stand beside the bar that pictures them; in rows of text all cells begin on one line.
  const isPictured = row.cells.some((cell) => typeof cell !== 'string' && cell.kind === 'bar');
  const parts = cutIntoParts(cells);
  return parts.map((part, index): Slice => {
    const textHeight = Math.max(styles.body.lineHeight, ...part.map(({ lines }) => linesHeight(lines)));
    const height = textHeight + 2 * PADDING;
    const isFirstPart = index === 0;
    return {
      kind: 'slice',
      height,
      spaceBefore: 0,
      keepWithNext: place.keepWithNext && index === parts.length - 1,
      ...(place.isFirst && isFirstPart ? {} : { repeatedHead: place.repeatedHead }),
      draw: (canvas, top, isFirstOnPage) => {
        if (isFirstPart) {
          const isBelowHead = place.isFirst || isFirstOnPage;
          canvas.artifact('layout', [...ruleAbove(row, top, isBelowHead), ...bars(top + height / 2)]);
        }
        for (const { column, lines, content } of part) {
          const room = height - 2 * PADDING - linesHeight(lines);
          let lineTop = top + PADDING + (isPictured ? room / 2 : 0);
          for (const { line, style } of lines) {
            const isRight = column.column.kind === 'text' && column.column.align === 'right';
            const x = isRight ? column.x + column.width - line.width : column.x;
            content.draw(canvas, line, x, lineTop, style);
            lineTop += style.lineHeight;
          }
        }
        const closesTable = place.isLast && index === parts.length - 1;
        if (closesTable && row.kind === 'plain')
          canvas.artifact('layout', [rule(top + height, colours.line, 0.5)]);
      },
    };
  });
}

/** A hairline between rows, a stronger one above sums; the head's own rule serves the row below it. */
function ruleAbove(row: Row, y: number, isBelowHead: boolean): readonly Op[] {
  switch (row.kind) {
    case 'total':
      return [rule(y, colours.ink2, 1.5)];
    case 'subtotal':
      return [rule(y, colours.ink2, 0.75)];
    case 'plain':
      return isBelowHead ? [] : [rule(y, colours.line, 0.5)];
  }
}

function rule(y: number, stroke: string, strokeWidth: number): Op {
  return { kind: 'line', x1: page.left, y1: y, x2: page.left + textWidth, y2: y, stroke, strokeWidth };
}

function cutIntoParts(cells: readonly RowCell[]): readonly (readonly RowCell[])[] {
  const parts: RowCell[][] = [];
  let rest = cells;
  do {
    const cuts = rest.map(({ lines }) => linesThatFit(lines));
    parts.push(rest.map((cell, index) => ({ ...cell, lines: cell.lines.slice(0, cuts[index]) })));
    rest = rest.map((cell, index) => ({ ...cell, lines: cell.lines.slice(cuts[index]) }));
  } while (rest.some(({ lines }) => lines.length > 0));
  return parts;
}

function linesThatFit(lines: readonly StyledLine[]): number {
  const room = MAXIMAL_HEIGHT - 2 * PADDING;
  const firstTooMuch = lines.findIndex((_, index) => linesHeight(lines.slice(0, index + 1)) > room);
  return firstTooMuch === -1 ? lines.length : firstTooMuch;
}
