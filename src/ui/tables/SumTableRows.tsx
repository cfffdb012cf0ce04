import { customerMarks } from '@vp-digital/core/shell';
import type { ReactNode } from 'react';
import type { FigureColumn, SumColumn } from './sumTableTypes';

interface BodyRowProps<Row> {
  row: Row;
  columns: readonly SumColumn<Row>[];
}

export function BodyRow<Row>({ row, columns }: BodyRowProps<Row>) {
  return (
    <tr>
      {columns.map((column, index) => (
        <Cell key={column.key} column={column} first={index === 0}>
          {column.kind === 'text'
            ? column.cell(row)
            : (column.cell?.(row) ?? figure(column, column.value(row)))}
        </Cell>
      ))}
    </tr>
  );
}

interface SumRowProps<Row> {
  kind: 'subtotal' | 'total';
  label: string;
  rows: readonly Row[];
  columns: readonly SumColumn<Row>[];
}

export function SumRow<Row>({ kind, label, rows, columns }: SumRowProps<Row>) {
  return (
    <tr data-sum={kind} {...(columns.every(isNoCustomersSum) && { [customerMarks.advisorOnly]: true })}>
      {columns.map((column, index) => (
        <Cell key={column.key} column={column} first={index === 0}>
          {index === 0 ? label : sumOf(column, rows)}
        </Cell>
      ))}
    </tr>
  );
}

/** A row of sums that the customer does not see is not drawn for its name alone. */
const isNoCustomersSum = <Row,>(column: SumColumn<Row>): boolean =>
  column.kind === 'text' || column.summed === false;

interface CellProps<Row> {
  column: SumColumn<Row>;
  first: boolean;
  children: ReactNode;
}

function Cell<Row>({ column, first, children }: CellProps<Row>) {
  const look = {
    'data-kind': column.kind,
    'data-secondary': column.secondary || undefined,
    'data-long': (typeof children === 'string' && unbreakable.test(children)) || undefined,
  };
  return first ? (
    <th scope="row" {...look}>
      {children}
    </th>
  ) : (
    <td {...look}>{children}</td>
  );
}

/** Longer than any word of our own: somebody has typed it, and the table would grow out of its card. */
const unbreakable = /[^\s-]{30}/;

function sumOf<Row>(column: SumColumn<Row>, rows: readonly Row[]): ReactNode {
  if (column.kind === 'text' || column.summed === false) return undefined;
  if (column.sumCell) return column.sumCell(rows);
  return column.format(rows.reduce((sum, row) => sum + (column.value(row) ?? 0), 0));
}

/** What is not known is a dash, never a zero. */
function figure<Row>(column: FigureColumn<Row>, value: number | undefined): string {
  return value === undefined ? '–' : column.format(value);
}
