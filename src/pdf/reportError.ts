import type { Block, ReportDocument, TableBlock } from './model';

/** The document itself is wrong: a mistake of the code that made it, never of the user. */
export class ReportError extends Error {
  constructor(detail: string) {
    super(`Report: ${detail}`);
    this.name = 'ReportError';
  }
}

/** Refuses what the types cannot: rows that do not match their columns, columns without width, a date that is none. */
export function assertDrawable({ meta, blocks }: ReportDocument): void {
  if (blocks.length === 0) throw new ReportError('there is nothing to draw');
  if (Number.isNaN(Date.parse(meta.createdAt))) throw new ReportError(`${meta.createdAt} is not a date-time`);
  for (const table of blocks.flatMap(tablesOf)) assertRegular(table);
}

function tablesOf(block: Block): readonly TableBlock[] {
  if (block.kind === 'table') return [block];
  return block.kind === 'figure' ? [block.table] : [];
}

function assertRegular({ columns, rows }: TableBlock): void {
  if (columns[0] === undefined || columns.every((column) => column.kind === 'bar')) {
    throw new ReportError('a table needs a text column');
  }
  if (columns.some((column) => !(column.width > 0))) throw new ReportError('a column needs a width above 0');
  for (const [index, row] of rows.entries()) {
    if (row.cells.length !== columns.length) {
      throw new ReportError(`row ${index + 1} has ${row.cells.length} cells for ${columns.length} columns`);
    }
    for (const [place, cell] of row.cells.entries()) {
      const kind = typeof cell === 'string' ? 'text' : cell.kind;
      if (cell !== '' && kind !== columns[place]?.kind) {
        throw new ReportError(`row ${index + 1}, cell ${place + 1} is of another kind than its column`);
      }
    }
  }
}
