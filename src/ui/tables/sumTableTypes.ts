import type { ReactNode } from 'react';

interface ColumnHead {
  key: string;
  header: string;
  /** The head is read but not shown: for a column of buttons. */
  hideHeader?: boolean | undefined;
  /** Hidden below 576; `roomy` if the table itself has less than 740, as with an open side sheet. */
  secondary?: boolean | 'roomy' | undefined;
}

export interface TextColumn<Row> extends ColumnHead {
  kind: 'text';
  cell(row: Row): ReactNode;
}

export interface FigureColumn<Row> extends ColumnHead {
  kind: 'figure';
  /** The number behind the cell; `undefined` shows as a dash and adds nothing. */
  value(row: Row): number | undefined;
  format(value: number): string;
  /** Shown in place of the formatted number: a field. The sums still come from `value`. */
  cell?: ((row: Row) => ReactNode) | undefined;
  /** Added up in subtotals and the total. Default true. */
  summed?: boolean | undefined;
  /** Shown in place of the formatted sum. */
  sumCell?: ((rows: readonly Row[]) => ReactNode) | undefined;
}

export type SumColumn<Row> = TextColumn<Row> | FigureColumn<Row>;

/** Rows that belong together. */
export interface SumGroup<Row> {
  key: string;
  rows: readonly Row[];
  /** The name of the row that adds them up. */
  subtotal?: string | undefined;
}
