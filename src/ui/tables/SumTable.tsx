import hidden from '../atoms/VisuallyHidden.module.css';
import classes from './Table.module.css';
import { BodyRow, SumRow } from './SumTableRows';
import type { SumColumn, SumGroup } from './sumTableTypes';

interface SumTableLook<Row> {
  /** What the table holds, for those who hear it. */
  caption: string;
  /** The first column names its row. */
  columns: readonly SumColumn<Row>[];
  rowKey(row: Row): string;
  /** The name of the row that adds up everything. */
  total?: string | undefined;
  /** Where the table itself has less than 480, each row is a card with the heads beside its values: for cells of several words. */
  stacks?: boolean | undefined;
}

export type SumTableProps<Row> = SumTableLook<Row> &
  ({ rows: readonly Row[]; groups?: undefined } | { groups: readonly SumGroup<Row>[]; rows?: undefined });

/** A table whose subtotals and total are the sums of the very numbers it shows. */
export function SumTable<Row>({ caption, columns, rowKey, total, stacks, rows, groups }: SumTableProps<Row>) {
  const parts: readonly SumGroup<Row>[] = groups ?? [{ key: 'all', rows }];
  return (
    <div className={classes['place']}>
      <table
        className={classes['table']}
        data-stacks={stacks || undefined}
        role={stacks ? 'table' : undefined}
      >
        <caption className={hidden['hidden']}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <HeadCell key={column.key} column={column} />
            ))}
          </tr>
        </thead>
        {parts.map((group) => (
          <tbody key={group.key} role={stacks ? 'rowgroup' : undefined}>
            {group.rows.map((row) => (
              <BodyRow key={rowKey(row)} row={row} columns={columns} stacks={stacks} />
            ))}
            {group.subtotal && (
              <SumRow
                kind="subtotal"
                label={group.subtotal}
                rows={group.rows}
                columns={columns}
                stacks={stacks}
              />
            )}
          </tbody>
        ))}
        {total && (
          <tfoot role={stacks ? 'rowgroup' : undefined}>
            <SumRow
              stacks={stacks}
              kind="total"
              label={total}
              rows={parts.flatMap((group) => group.rows)}
              columns={columns}
            />
          </tfoot>
        )}
      </table>
    </div>
  );
}

function HeadCell<Row>({ column }: { column: SumColumn<Row> }) {
  return (
    <th scope="col" data-kind={column.kind} data-secondary={column.secondary || undefined}>
      {column.hideHeader ? <span className={hidden['hidden']}>{column.header}</span> : column.header}
    </th>
  );
}
