import classes from './Diagnostics.module.css';

export interface FactTableProps {
  label: string;
  columns: readonly string[];
  rows: readonly { key: string; cells: readonly string[] }[];
}

/** Short facts, the first column names the row; on a narrow screen a row is a block and its cells name their column. */
export function FactTable({ label, columns, rows }: FactTableProps) {
  return (
    <table className={classes['table']} aria-label={label}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [first, ...cells] }) => (
          <tr key={key}>
            <th scope="row">{first}</th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]} data-label={columns[index + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
