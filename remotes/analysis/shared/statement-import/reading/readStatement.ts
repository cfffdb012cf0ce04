import { decodeFile, type Encoding } from '../../file-import/reading/decodeFile';
import { Refusal, type RefusalReason } from '../../file-import/reading/refusal';
import type { Table } from '../../file-import/reading/table';
import type { FileRequest } from '../../file-import/useFile';
import { type Bookings, type LeftOut, type Span, spanOf } from './booking';
import { type CamtKind, readCamt } from './camt';
import type { ColumnName } from './csv/columns';
import { readCsv } from './csv/readCsv';
import { grouped, type PaymentGroup } from './groups';
import { isMt940, readMt940 } from './mt940';

export interface StatementRequest extends FileRequest<ColumnName> {
  /** The household's own accounts, as far as they are known. */
  ownIbans: readonly string[];
}

export type StatementFormat = 'csv' | 'mt940' | CamtKind;

/** What is known of a file. Of its bookings it holds sums by counterpart and month, and nothing else. */
export interface Statement {
  kind: 'read';
  format: StatementFormat;
  encoding: Encoding;
  bookings: number;
  span: Span;
  groups: readonly PaymentGroup[];
  transfers: number;
  left: LeftOut;
  table?: Table<ColumnName> | undefined;
}

export type StatementAnswer =
  | Statement
  /** A table of which nobody knows yet where day and amount stand. */
  | { kind: 'unmapped'; encoding: Encoding; table: Table<ColumnName> }
  | { kind: 'refused'; reason: RefusalReason };

/** Reads a file. What cannot be read is an answer; nothing of the file is ever thrown. */
export async function readStatement(request: StatementRequest): Promise<StatementAnswer> {
  try {
    return await read(request);
  } catch (error) {
    return { kind: 'refused', reason: error instanceof Refusal ? error.reason : 'unknownFormat' };
  }
}

async function read({ bytes, ownIbans, mapping, remembered }: StatementRequest): Promise<StatementAnswer> {
  const { text, encoding } = decodeFile(new Uint8Array(bytes));
  const answer = (format: StatementFormat, bookings: Bookings, table?: Table<ColumnName>) =>
    statementOf({ format, encoding, table }, bookings, ownIbans);
  if (/^\s*</.test(text)) {
    const { kind, read: bookings } = readCamt(text.trimStart());
    return answer(kind, bookings);
  }
  if (isMt940(text)) return answer('mt940', readMt940(text));
  const { table, read: bookings } = await readCsv(text, { mapping, remembered });
  return bookings ? answer('csv', bookings, table) : { kind: 'unmapped', encoding, table };
}

function statementOf(
  source: Pick<Statement, 'format' | 'encoding' | 'table'>,
  { bookings, span: said, ownIbans: ofFile, left }: Bookings,
  ownIbans: readonly string[],
): StatementAnswer {
  const seen = spanOf(bookings.map(({ day }) => day));
  if (!seen) {
    // a wrong column is corrected, not refused
    return source.table
      ? { kind: 'unmapped', encoding: source.encoding, table: source.table }
      : { kind: 'refused', reason: 'noRows' };
  }
  const { groups, transfers } = grouped(bookings, new Set([...ownIbans, ...ofFile]));
  const span = said ? spanOf([said.from, said.to, seen.from, seen.to]) : seen;
  return {
    kind: 'read',
    ...source,
    bookings: bookings.length,
    span: span ?? seen,
    groups,
    transfers: transfers.payments,
    left,
  };
}
