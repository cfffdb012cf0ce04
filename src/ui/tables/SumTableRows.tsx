import { customerMarks } from '@vp-digital/core/shell';
import { memo, type ReactNode } from 'react';
import { hasSameMembers } from '../hasSameMembers';
import type { FigureColumn, SumColumn } from './sumTableTypes';

interface BodyRowProps<Row> {
  row: Row;
  columns: readonly SumColumn<Row>[];
  stacks: boolean | undefined;
}

/**
 * Redrawn only if its row, or the columns, have changed: a keystroke in the side sheet of a table with sixty contracts
 * redraws one row. For columns that are recreated with every render the cells are compared instead.
 */
export const BodyRow = memo(
  AnyBodyRow,
  (before, now) => before.columns === now.columns && hasSameMembers(before.row as object, now.row as object),
) as typeof AnyBodyRow; // `memo` forgets the type of the row

function AnyBodyRow<Row>({ row, columns, stacks }: BodyRowProps<Row>) {
  const cells = columns.map((column) =>
    column.kind === 'text' ? column.cell(row) : (column.cell?.(row) ?? figure(column, column.value(row))),
  );
  return <Cells cells={cells} looks={columns.map((column) => lookOf(column, stacks))} stacks={stacks} />;
}

interface CellsProps {
  cells: readonly ReactNode[];
  looks: readonly Look[];
  stacks: boolean | undefined;
}

const Cells = memo(
  ({ cells, looks, stacks }: CellsProps) => (
    <tr role={stacks ? 'row' : undefined}>
      {looks.map((look, index) => drawCell(look, index, cells[index]))}
    </tr>
  ),
  (before, now) =>
    hasSameMembers(before.cells, now.cells) &&
    now.looks.every((look, index) => hasSameMembers(look, before.looks[index] ?? {})),
);

interface SumRowProps<Row> {
  kind: 'subtotal' | 'total';
  label: string;
  rows: readonly Row[];
  columns: readonly SumColumn<Row>[];
  stacks: boolean | undefined;
}

export function SumRow<Row>({ kind, label, rows, columns, stacks }: SumRowProps<Row>) {
  return (
    <tr
      role={stacks ? 'row' : undefined}
      data-sum={kind}
      {...(columns.every(isNoCustomersSum) && { [customerMarks.advisorOnly]: true })}
    >
      {columns.map((column, index) =>
        drawCell(lookOf(column, stacks), index, index === 0 ? label : sumOf(column, rows)),
      )}
    </tr>
  );
}

/** A row of sums that the customer does not see is not drawn just for its name. */
const isNoCustomersSum = <Row,>(column: SumColumn<Row>): boolean =>
  column.kind === 'text' || column.summed === false;

interface Look {
  key: string;
  'data-kind': string;
  'data-secondary': boolean | 'roomy' | undefined;
  /** Its head, where it stands beside the value. */
  'data-head'?: string;
}

const lookOf = <Row,>({ key, kind, secondary, header }: SumColumn<Row>, stacks = false): Look => ({
  key,
  'data-kind': kind,
  'data-secondary': secondary || undefined,
  ...(stacks && { 'data-head': header }),
});

/** No component of its own: they are many. */
function drawCell({ key, ...look }: Look, index: number, children: ReactNode) {
  const isStacked = look['data-head'] !== undefined; // a cell that is no table cell by its style still is one
  const isLong = (typeof children === 'string' && unbreakable.test(children)) || undefined;
  return index === 0 ? (
    <th key={key} scope="row" role={isStacked ? 'rowheader' : undefined} {...look} data-long={isLong}>
      {children}
    </th>
  ) : (
    <td key={key} role={isStacked ? 'cell' : undefined} {...look} data-long={isLong}>
      {children}
    </td>
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
