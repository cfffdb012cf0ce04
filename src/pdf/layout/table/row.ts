import type { Row } from '../../model';
import type { Canvas } from '../flow/canvas';
import type { Slice, Strip } from '../flow/flow';
import type { Op } from '../layoutModel';
import { colours, page, styles, textWidth } from '../style';
import { createTextContent, hasLinks } from '../text/textContent';
import type { Typesetter } from '../text/typesetter';
import type { NodeDraft, Tree } from '../tree';
import { barOps } from './bars';
import { cellLines, linesHeight, textOfCell } from './cellText';
import type { GridColumn } from './grid';
import { cutIntoParts, type RowCell } from './rowParts';

const PADDING = 5.25;

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

/** The slices of one row: one, unless the row is higher than a page. */
export function rowSlices(
  row: Row,
  grid: readonly GridColumn[],
  node: NodeDraft,
  place: RowPlace,
  context: RowContext,
): readonly Slice[] {
  const bars = barsOf(row, grid);
  const parts = cutIntoParts(textCells(row, grid, node, context));
  return parts.map((cells, index): Slice => {
    const textHeight = Math.max(styles.body.lineHeight, ...cells.map(({ lines }) => linesHeight(lines)));
    const height = textHeight + 2 * PADDING;
    // Figures stand beside the bar that pictures them; where a cell has more to say, all begin on one line.
    const isCentred = !bars.isEmpty && textHeight <= 2 * styles.body.lineHeight;
    const middle = isCentred ? height / 2 : PADDING + styles.body.lineHeight / 2;
    const opensRow = index === 0;
    const closesRow = index === parts.length - 1;
    return {
      kind: 'slice',
      height,
      spaceBefore: 0,
      keepWithNext: place.keepWithNext && closesRow,
      ...(place.isFirst && opensRow ? {} : { repeatedHead: place.repeatedHead }),
      draw: (canvas, top, isFirstOnPage) => {
        if (opensRow) {
          const isBelowHead = place.isFirst || isFirstOnPage;
          canvas.artifact('layout', [...ruleAbove(row, top, isBelowHead), ...bars.ops(top + middle)]);
        }
        for (const cell of cells) {
          const inset = isCentred ? (textHeight - linesHeight(cell.lines)) / 2 : 0;
          drawCell(canvas, cell, top + PADDING + inset);
        }
        if (place.isLast && closesRow && row.kind === 'plain') {
          canvas.artifact('layout', [rule(top + height, colours.line, 0.5)]);
        }
      },
    };
  });
}

function textCells(
  row: Row,
  grid: readonly GridColumn[],
  node: NodeDraft,
  context: RowContext,
): readonly RowCell[] {
  return grid.flatMap((column, index) => {
    const cell = row.cells[index] ?? '';
    if (column.column.kind === 'bar') return [];
    const leaf = column.headsRows
      ? context.tree.add(node, 'TH', { scope: 'Row' })
      : context.tree.add(node, 'TD');
    const lines = cellLines(cell, row, column.width, context.typesetter);
    return [{ column, lines, content: createTextContent(leaf, hasLinks(textOfCell(cell)), context) }];
  });
}

function barsOf(row: Row, grid: readonly GridColumn[]) {
  const bars = grid.flatMap(({ x, width }, index) => {
    const cell = row.cells[index] ?? '';
    return typeof cell !== 'string' && cell.kind === 'bar' ? [{ cell, x, width }] : [];
  });
  return {
    isEmpty: bars.length === 0,
    ops: (middle: number) => bars.flatMap(({ cell, x, width }) => barOps(cell, x, middle, width)),
  };
}

function drawCell(canvas: Canvas, { column, lines, content }: RowCell, top: number): void {
  const isRight = column.column.kind === 'text' && column.column.align === 'right';
  let lineTop = top;
  for (const { line, style } of lines) {
    const x = isRight ? column.x + column.width - line.width : column.x;
    content.draw(canvas, line, x, lineTop, style);
    lineTop += style.lineHeight;
  }
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
