import type { Column, Row, TableBlock, TextColumn } from '../../model';
import { page, styles, textWidth } from '../style';
import type { Typesetter } from '../text/typesetter';
import { styleOfRow, textOfCell } from './cellText';

/** A column on the page. */
export interface GridColumn {
  readonly column: Column;
  readonly x: number;
  /** Without the gutter to the next column. */
  readonly width: number;
  /** Its cells are the headings of their rows. */
  readonly headsRows: boolean;
}

const GUTTER = 12;

/** A text that starts right behind a column of figures would seem to belong to them. */
const GUTTER_AFTER_FIGURES = 24;

/** Columns take their share of the text width, but never less than their widest word or amount needs. */
export function tableGrid({ columns, rows }: TableBlock, typesetter: Typesetter): readonly GridColumn[] {
  const needed = columns.map((column, index) =>
    column.kind === 'text' ? narrowestColumn(column, index, rows, typesetter) : 0,
  );
  const gutters = columns.map((column, index) => gutterAfter(column, columns[index + 1]));
  const available = textWidth - gutters.reduce((sum, gutter) => sum + gutter, 0);
  const widths = columnWidths(
    columns.map((column) => column.width),
    needed,
    available,
  );
  const rowHead = columns.findIndex((column) => column.kind === 'text');
  let x = page.left;
  return columns.map((column, index) => {
    const width = widths[index] ?? 0;
    const gridColumn = { column, x, width, headsRows: index === rowHead };
    x += width + (gutters[index] ?? 0);
    return gridColumn;
  });
}

function gutterAfter(column: Column, next: Column | undefined): number {
  if (next === undefined) return 0;
  const isFigures = column.kind === 'text' && column.align === 'right';
  const isTextNext = next.kind === 'text' && next.align !== 'right';
  return isFigures && isTextNext ? GUTTER_AFTER_FIGURES : GUTTER;
}

/**
 * Shares out the available width. A column whose share is too narrow gets what it needs, and the others share the
 * rest; when even the needs are too wide, all columns give way alike.
 */
export function columnWidths(
  shares: readonly number[],
  needed: readonly number[],
  available: number,
): readonly number[] {
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  if (sum(needed) >= available) return needed.map((width) => (width * available) / sum(needed));
  const fixed = new Set<number>();
  for (;;) {
    const freeWidth = available - sum(needed.filter((_, index) => fixed.has(index)));
    const freeShares = sum(shares.filter((_, index) => !fixed.has(index)));
    const widths = shares.map((share, index) =>
      fixed.has(index) ? (needed[index] ?? 0) : (share * freeWidth) / freeShares,
    );
    const tooNarrow = widths.findIndex((width, index) => !fixed.has(index) && width < (needed[index] ?? 0));
    if (tooNarrow === -1) return widths;
    fixed.add(tooNarrow);
  }
}

function narrowestColumn(
  column: TextColumn,
  index: number,
  rows: readonly Row[],
  typesetter: Typesetter,
): number {
  const cells = rows.map((row) => typesetter.narrowest(textOfCell(row.cells[index]), styleOfRow(row)));
  return Math.max(typesetter.narrowest(column.label, styles.caption), ...cells);
}
