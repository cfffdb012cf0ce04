import { dayIn } from './cells';
import { type Mapping, namedColumns, namesOf, type TableKind } from './columns';
import { limits, Refusal } from './refusal';
import { firstRows, rowsOf } from './rows';

/** A table as it was recognised, to be seen and corrected. */
export interface Table<Name extends string = string> {
  delimiter: Delimiter;
  columns: readonly { head: string; example: string }[];
  mapping: Mapping<Name>;
  /** By which a mapping is remembered: of tables with the same heads; none without heads. */
  signature?: string | undefined;
  /** How days such as 3/4/26 are read; open as long as nobody can say it. Undefined where there are none. */
  dayOrder?: 'dayFirst' | 'monthFirst' | 'open' | undefined;
}

export const delimiters = [';', ',', '\t', '|'] as const;
export type Delimiter = (typeof delimiters)[number];

export interface TableOptions<Name extends string> {
  /** As somebody has corrected it. */
  mapping?: Mapping<Name> | undefined;
  /** As it was confirmed before, by signature. */
  remembered: Readonly<Record<string, Mapping>>;
  /** Of a table without heads. */
  guess?(body: readonly (readonly string[])[]): Mapping<Name>;
  /** What the lines below the heads say of their columns. */
  checked?(
    mapping: Mapping<Name>,
    heads: readonly string[],
    body: readonly (readonly string[])[],
  ): Mapping<Name>;
}

export interface ReadTable<Name extends string> {
  table: Table<Name>;
  heads: readonly string[] | undefined;
  body: readonly string[][];
  /** What stands above the heads. */
  above: readonly string[][];
}

/** So far down programs write whose table it is before it begins. */
export const before = 40;

/** The lines of a table and what its columns hold. Throws a `Refusal` for what is none, or has no lines. */
export async function readTable<Name extends string>(
  written: string,
  kind: TableKind<Name>,
  {
    mapping: chosen,
    remembered,
    guess = () => namedColumns([], kind),
    checked = (as) => as,
  }: TableOptions<Name>,
): Promise<ReadTable<Name>> {
  const ended = written.replace(/\r\n?/g, '\n');
  refuseWide(ended);
  const text = withoutFormulas(isWrapped(ended) ? unwrapped(ended) : ended);
  const { delimiter, headAt: headSeen, heads } = recognised(text, kind);
  const read = rowsOf(text, delimiter);
  const rows = delimiter === ',' && heads ? read.map((row) => withCents(row, heads.length)) : read;
  // a quotation mark above that closes nowhere takes lines into its own
  const headAt = heads ? rows.findIndex((row) => row.join('\n') === heads.join('\n')) : headSeen;
  const body = rows.slice(headAt + 1);
  if (body.length === 0) throw new Refusal('noRows');
  const signature = heads && (await signatureOf(kind.kind, heads));
  const mapping =
    chosen ??
    knownOf(kind, signature === undefined ? undefined : remembered[signature]) ??
    (heads ? checked(namedColumns(heads, kind), heads, body) : guess(body));
  const width = Math.max(...[heads ?? [], ...body.slice(0, before)].map((row) => row.length));
  const columns = Array.from({ length: width }, (_, index) => ({
    head: (heads?.[index] ?? '').trim().slice(0, 40),
    example: (body[0]?.[index] ?? '').trim().slice(0, 30),
  }));
  return {
    table: { delimiter, columns, mapping, signature },
    heads,
    body,
    above: rows.slice(0, Math.max(headAt, 0)),
  };
}

/** Cells that a program has written so that a spreadsheet takes them for texts: `="0123"`. */
const withoutFormulas = (text: string): string =>
  text.replace(/(^|[;,\t|])="(?=[^"\n]*"(?:[;,\t|]|$))/gm, '$1"');

/** Whether every line stands between quotation marks as a whole, as programs write it that take each line for one cell. */
const isWrapped = (text: string): boolean => {
  const lines = text.split('\n', before).filter((line) => line.trim() !== '');
  return (
    lines.length > 1 && lines.every((line) => /^"(?:[^"]|"")*"$/.test(line.trim())) && /[;,\t|]/.test(text)
  );
};

const unwrapped = (text: string): string =>
  text.replace(/^"(.*)"\s*$/gm, (_, line: string) => line.replaceAll('""', '"'));

/** A line in which commas divide both cells and cents, as wide as its heads: where only one way leads there. */
function withCents(row: string[], width: number): string[] {
  const isEuros = (cell = '') => /^\s*[-+\u2212]?\s?(\d{1,3}(\.\d{3})+|\d+)$/.test(cell);
  const pairs = row.flatMap((cell, at) =>
    isEuros(cell) && /^\d{2}(\s?(€|EUR))?\s*$/.test(row[at + 1] ?? '') ? [at] : [],
  );
  const isClear = pairs.every((at, index) => at > (pairs[index - 1] ?? -2) + 1);
  if (row.length <= width || row.length - pairs.length !== width || !isClear) return row;
  return row.flatMap((cell, at) => {
    if (pairs.includes(at - 1)) return [];
    return [pairs.includes(at) ? `${cell},${row[at + 1]}` : cell];
  });
}

/** The trimmed cell of a column; empty where there is none. */
export const cellIn = <Name extends string>(
  row: readonly string[],
  mapping: Mapping<Name>,
  name: Name,
): string => {
  const index = mapping[name];
  return index === undefined ? '' : (row[index] ?? '').trim();
};

/** What is remembered may have been tampered with: only columns that such a table has. */
function knownOf<Name extends string>(
  kind: TableKind<Name>,
  mapping: Mapping | undefined,
): Mapping<Name> | undefined {
  const names: readonly string[] = namesOf(kind);
  return mapping && Object.keys(mapping).every((name) => names.includes(name))
    ? mapping // as just checked
    : undefined;
}

function refuseWide(text: string): void {
  for (let from = 0; from < text.length; ) {
    const found = text.indexOf('\n', from);
    const end = found < 0 ? text.length : found;
    if (end - from > limits.lineLength) throw new Refusal('tooWide');
    from = end + 1;
  }
}

/** The delimiter by which most heads are known, and where they stand; without known heads, by which most lines are as wide. */
function recognised<Name extends string>(text: string, kind: TableKind<Name>) {
  const tries = delimiters.map((delimiter) => {
    const rows = firstRows(text, delimiter, before);
    const headAt = headsAt(rows, kind);
    const heads = rows[headAt];
    return {
      delimiter,
      headAt,
      heads,
      named: heads ? Object.keys(namedColumns(heads, kind)).length : 0,
      wide: rows.filter((row) => row.length >= kind.narrowest).length,
      dated: rows.filter((row) => row.length > 1 && row.some((cell) => dayIn(cell))).length,
      rows,
    };
  });
  const [best] = tries.sort(
    (one, other) => other.named - one.named || other.dated - one.dated || other.wide - one.wide,
  );
  if (!best || (best.named === 0 && (kind.isDated ? best.dated : best.wide) === 0))
    throw new Refusal('unknownFormat');
  if (best.named > 0) return best;
  return { ...best, ...(kind.isDated ? headsAboveDays(best.rows) : unknownHeads(best.rows, kind)) };
}

/** Of words that nobody knows the line above the first day is the heads, if it is as wide and holds no day and no amount. */
function headsAboveDays(rows: readonly string[][]) {
  const dated = rows.findIndex((row) => row.length > 1 && row.some((cell) => dayIn(cell) !== undefined));
  const heads = rows[dated - 1];
  const isHeads = heads && heads.length >= (rows[dated]?.length ?? 0) && !isData(heads);
  return isHeads ? { headAt: dated - 1, heads } : { headAt: -1, heads: undefined };
}

const isData = (row: readonly string[]): boolean =>
  row.some((cell) => dayIn(cell) !== undefined || /\d[.,]\d{2}\D{0,5}$/.test(cell.trim()));

/**
 * The line that names most columns: of those that make the table whole, else of all. Of tables of bookings several may stand
 * below one another: there it is the first of those.
 */
function headsAt<Name extends string>(rows: readonly (readonly string[])[], kind: TableKind<Name>): number {
  const mappings = rows.map((cells) => namedColumns(cells, kind));
  const counts = mappings.map((mapping) => Object.keys(mapping).length);
  const whole = mappings.map((mapping) => (kind.isWhole(mapping) ? Object.keys(mapping).length : 0));
  if (kind.isDated && Math.max(0, ...whole) > 0) return whole.findIndex((count) => count > 0);
  const least = kind.isDated ? 1 : 0; // one word alone may stand above a table
  const [of] = [whole, counts].filter((some) => Math.max(0, ...some) > least);
  return of ? of.indexOf(Math.max(...of)) : -1;
}

/** Of words that nobody knows the first line is the heads, unless it holds a day or an amount already. */
function unknownHeads<Name extends string>(rows: readonly string[][], { narrowest }: TableKind<Name>) {
  const headAt = rows.findIndex((row) => row.length >= narrowest);
  const heads = rows[headAt];
  return heads && isData(heads) ? { headAt: headAt - 1, heads: undefined } : { headAt, heads };
}

async function signatureOf(kind: string, heads: readonly string[]): Promise<string> {
  const bytes = new TextEncoder().encode([kind, ...heads.map((head) => head.trim())].join('\n'));
  const hash = await crypto.subtle.digest('SHA-256', bytes);
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
