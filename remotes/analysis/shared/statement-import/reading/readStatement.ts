import { unpacked } from '../../file-import/reading/archive';
import { decodeFile, type Encoding } from '../../file-import/reading/decodeFile';
import { Refusal, type RefusalReason } from '../../file-import/reading/refusal';
import type { Table } from '../../file-import/reading/table';
import type { FileRequest } from '../../file-import/useFile';
import { type Bookings, type DayDifference, type Span, spanOf } from './booking';
import { type CamtKind, readCamt } from './camt';
import type { KnownContract } from './contractsKnown';
import type { ColumnName } from './csv/columns';
import { readCsv } from './csv/readCsv';
import { grouped, type PaymentGroup } from './groups';
import { addedUp, countLeft, createLeftOut, type LeftOut, type LeftSums } from './leftOut';
import { isMt940, readMt940 } from './mt940';
import { withoutRepeated } from './repeated';

export interface StatementRequest extends FileRequest<ColumnName> {
  /** The household's own accounts, as far as they are known. */
  ownIbans: readonly string[];
  /** Contracts that are recorded: their payments are no expenses. */
  contracts?: readonly KnownContract[] | undefined;
}

export type StatementFormat = 'csv' | 'mt940' | CamtKind;

/** What is known of a file, or of several together. Of its bookings it holds sums by counterpart and month, and nothing else. */
export interface Statement extends LeftSummary {
  kind: 'read';
  format: StatementFormat;
  encoding: Encoding;
  bookings: number;
  span: Span;
  groups: readonly PaymentGroup[];
  transfers: number;
  transferred: { out: number; in: number };
  /** By how much the balances that the file states differ from its bookings. */
  unbalanced: number;
  /** The first day on which one of them does. */
  unbalancedOn?: DayDifference | undefined;
  /** So many statements were read together. */
  files: number;
  table?: Table<ColumnName> | undefined;
}

/** What is not counted, by why, and what it comes to. */
export interface LeftSummary {
  left: LeftOut;
  leftSums: LeftSums;
  /** Files of an archive that are no statements. */
  otherFiles: number;
}

export type StatementAnswer =
  | Statement
  /** A table of which nobody knows yet where day and amount stand, or of which no line can be read by its columns. */
  | {
      kind: 'unmapped';
      encoding: Encoding;
      table: Table<ColumnName>;
      left?: LeftOut | undefined;
      leftSums?: LeftSums | undefined;
    }
  | { kind: 'refused'; reason: RefusalReason; left?: LeftOut; leftSums?: LeftSums };

/** Reads a file, or several as one. What cannot be read is an answer; nothing of the file is ever thrown. */
export async function readStatement(request: StatementRequest): Promise<StatementAnswer> {
  try {
    return await read(request);
  } catch (error) {
    return { kind: 'refused', reason: error instanceof Refusal ? error.reason : 'unknownFormat' };
  }
}

/** What was read of one file. */
interface Document {
  format: StatementFormat;
  encoding: Encoding;
  table?: Table<ColumnName> | undefined;
  read?: Bookings | undefined;
}

type Options = Pick<StatementRequest, 'mapping' | 'remembered' | 'monthFirst'>;

async function read({
  bytes,
  more = [],
  ownIbans,
  contracts = [],
  ...options
}: StatementRequest): Promise<StatementAnswer> {
  const { files, otherFiles } = filesOf([bytes, ...more].map((file) => new Uint8Array(file)));
  const documents: Document[] = [];
  let skipped = otherFiles;
  for (const { content, isPacked } of files) {
    try {
      documents.push(await documentOf(content, options));
    } catch (error) {
      const isOther = isPacked && error instanceof Refusal && isNoStatement.test(error.reason);
      const isEmpty = files.length > 1 && error instanceof Refusal && error.reason === 'noRows';
      if (!isOther && !isEmpty) throw error;
      if (isOther) skipped += 1;
    }
  }
  const [first] = documents;
  if (!first) throw new Refusal(skipped > 0 ? 'noStatement' : 'noRows');
  // the same bookings in two formats have different texts: nobody could say that they are the same
  if (documents.some(({ format }) => format !== first.format)) throw new Refusal('severalFormats');
  const unmapped = documents.filter((document) => !document.read);
  const [open] = unmapped;
  if (open?.table) {
    if (unmapped.some(({ table }) => table?.signature !== open.table?.signature))
      throw new Refusal('differentTables');
    return { kind: 'unmapped', encoding: open.encoding, table: open.table };
  }
  return statementOf(documents, { ownIbans, contracts }, skipped);
}

/** Why a file in an archive is taken for something else than a statement. */
const isNoStatement = /^(pdf|spreadsheet|notText|unknownFormat|camtVersion|empty)$/;

function filesOf(chosen: readonly Uint8Array[]) {
  const packed = chosen.map((content) => ({ content, archive: unpacked(content) }));
  return {
    files: packed.flatMap(({ content, archive }) =>
      archive
        ? archive.files.map((file) => ({ content: file, isPacked: true }))
        : [{ content, isPacked: false }],
    ),
    otherFiles: packed.reduce((sum, { archive }) => sum + (archive?.others ?? 0), 0),
  };
}

async function documentOf(bytes: Uint8Array, options: Options): Promise<Document> {
  const { text, encoding } = decodeFile(bytes);
  if (/^\s*</.test(text)) {
    const { kind, read: bookings } = readCamt(text.trim());
    return { format: kind, encoding, read: bookings };
  }
  if (isMt940(text)) return { format: 'mt940', encoding, read: readMt940(text) };
  return { format: 'csv', encoding, ...(await readCsv(text, options)) };
}

function statementOf(
  documents: readonly Document[],
  { ownIbans, contracts }: { ownIbans: readonly string[]; contracts: readonly KnownContract[] },
  otherFiles: number,
): StatementAnswer {
  const all = documents.flatMap(({ read: bookings }) => bookings ?? []);
  const repeated = createLeftOut();
  const bookings = withoutRepeated(
    all.flatMap(({ parts }) => parts),
    repeated,
  );
  const { left, leftSums } = addedUp([...all, repeated]);
  const source = documents.find(({ table }) => table) ?? documents[0];
  const seen = spanOf(bookings.map(({ day }) => day));
  if (!seen || !source) {
    // a wrong column is corrected, not refused
    if (source?.table && countLeft(left) > 0)
      return { kind: 'unmapped', encoding: source.encoding, table: source.table, left, leftSums };
    return countLeft(left) > 0
      ? { kind: 'refused', reason: 'noneCounted', left, leftSums }
      : { kind: 'refused', reason: 'noRows' };
  }
  const own = new Set([...ownIbans, ...all.flatMap((part) => part.ownIbans)]);
  const { groups, transfers } = grouped(bookings, own, contracts);
  const said = all.flatMap(({ span }) => (span ? [span.from, span.to] : []));
  return {
    kind: 'read',
    format: source.format,
    encoding: source.encoding,
    table: source.table,
    bookings: bookings.length,
    span: spanOf([...said, seen.from, seen.to]) ?? seen,
    groups,
    transfers: transfers.payments,
    transferred: { out: transfers.out, in: transfers.in },
    unbalanced: all.reduce((sum, { unbalanced }) => sum + unbalanced, 0),
    unbalancedOn: all.flatMap(({ unbalancedOn = [] }) => unbalancedOn).sort(byDay)[0],
    files: documents.length,
    left,
    leftSums,
    otherFiles,
  };
}

const byDay = (one: DayDifference, other: DayDifference): number => (one.day < other.day ? -1 : 1);
