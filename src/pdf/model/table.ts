import type { Text } from './text';

/**
 * Heads repeat on every page, rows are never split, at least three rows stay together, sums stay with the row before
 * them. The first text column holds the rows' headings. Every row has one cell per column.
 */
export interface TableBlock {
  readonly kind: 'table';
  readonly caption?: string;
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
}

export type Column = TextColumn | BarColumn;

export interface TextColumn {
  readonly kind: 'text';
  readonly label: string;
  /** `right` for figures. Default: `left`. */
  readonly align?: 'left' | 'right';
  /** Share of the table's width; shares need not add up to one. */
  readonly width: number;
}

/**
 * Bars picture figures that stand in the same row as text: they are decoration to a screen reader and take no part in
 * the table's structure.
 */
export interface BarColumn {
  readonly kind: 'bar';
  readonly width: number;
  /** Shown in the column's head. */
  readonly legend?: readonly LegendEntry[];
}

export interface LegendEntry {
  readonly look: BarLook | 'target';
  readonly text: string;
}

/** What a bar means: ours, taken away, missing, merely assumed, left over. */
export type BarLook = 'own' | 'deduction' | 'gap' | 'what-if' | 'free';

export interface Row {
  /** `subtotal` and `total` are ruled off and bold; closing sums become the table's foot. */
  readonly kind: 'plain' | 'subtotal' | 'total';
  readonly cells: readonly Cell[];
}

/** A plain string is a text cell; `''` is an empty one. */
export type Cell = string | TextCell | BarCell;

export interface TextCell {
  readonly kind: 'text';
  readonly text: Text;
  /** A second, muted line: `mtl.`, `einmalig`. */
  readonly note?: string;
}

/** Only in a bar column. All places are shares of the column's width, 0 to 1. */
export interface BarCell {
  readonly kind: 'bar';
  readonly segments: readonly BarSegment[];
  /** The Soll mark. */
  readonly target?: number;
}

export interface BarSegment {
  readonly from: number;
  readonly to: number;
  readonly look: BarLook;
}
