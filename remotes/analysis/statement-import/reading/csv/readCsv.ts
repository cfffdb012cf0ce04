import type { IsoDate } from '@vp-digital/core/finance';
import type { Language } from '@vp-digital/core/reference/format';
import { type Booking, type Bookings, ibanIn, type Span } from '../booking';
import { limits, Refusal } from '../refusal';
import { amountIn, dayIn, isOutgoing, languageOf } from './cells';
import { type ColumnName, isWhole, type Mapping, namedColumns } from './columns';
import { firstRows, rowsOf } from './rows';

/** A table as it was recognised, to be seen and corrected. */
export interface Table {
  delimiter: Delimiter;
  columns: readonly { head: string; example: string }[];
  mapping: Mapping;
  /** By which a mapping is remembered: of tables with the same heads; none without heads. */
  signature?: string | undefined;
}

const delimiters = [';', ',', '\t', '|'] as const;
export type Delimiter = (typeof delimiters)[number];

export interface CsvOptions {
  /** As somebody has corrected it. */
  mapping?: Mapping | undefined;
  /** As it was confirmed before, by signature. */
  remembered: Readonly<Record<string, Mapping>>;
}

/** So far down banks write whose account it is before the table begins. */
const before = 40;

/** The bookings of a table; without them as long as day and amount have no column. */
export async function readCsv(
  written: string,
  { mapping: chosen, remembered }: CsvOptions,
): Promise<{ table: Table; read?: Bookings }> {
  const text = written.replace(/\r\n?/g, '\n');
  refuseWide(text);
  const { delimiter, headAt, heads } = recognised(text);
  const rows = rowsOf(text, delimiter);
  const body = rows.slice(headAt + 1);
  if (body.length === 0) throw new Refusal('noBookings');
  const signature = heads && (await signatureOf(heads));
  const mapping =
    chosen ??
    (signature === undefined ? undefined : remembered[signature]) ??
    (heads ? namedColumns(heads) : guessed(body));
  const width = Math.max(...body.slice(0, before).map((row) => row.length));
  const columns = Array.from({ length: width }, (_, index) => ({
    head: (heads?.[index] ?? '').trim().slice(0, 40),
    example: (body[0]?.[index] ?? '').trim().slice(0, 30),
  }));
  const table: Table = { delimiter, columns, mapping, signature };
  if (!isWhole(mapping)) return { table };
  return { table, read: bookingsOf(body, mapping, rows.slice(0, headAt)) };
}

function refuseWide(text: string): void {
  for (let from = 0; from < text.length; ) {
    const found = text.indexOf('\n', from);
    const end = found < 0 ? text.length : found;
    if (end - from > limits.lineLength) throw new Refusal('tooWide');
    from = end + 1;
  }
}

/** The delimiter by which most heads are known, and where they stand; without heads, by which most lines are as wide. */
function recognised(text: string) {
  const tries = delimiters.map((delimiter) => {
    const rows = firstRows(text, delimiter, before);
    const known = rows.map((cells) => ({ cells, mapping: namedColumns(cells) }));
    const headAt = known.findIndex(({ mapping }) => isWhole(mapping));
    const widths = rows.map((row) => row.length).filter((width) => width > 2);
    return {
      delimiter,
      headAt,
      heads: known[headAt]?.cells,
      named: Object.keys(known[headAt]?.mapping ?? {}).length,
      wide: widths.length,
      dated: rows.filter((row) => row.length > 1 && row.some((cell) => dayIn(cell))).length,
    };
  });
  const [best] = tries.sort(
    (one, other) => other.named - one.named || other.dated - one.dated || other.wide - one.wide,
  );
  if (!best || (best.named === 0 && best.dated === 0)) throw new Refusal('unknownFormat');
  return best;
}

/** Without heads: the first column of days, and the last one of amounts with cents. */
function guessed(body: readonly (readonly string[])[]): Mapping {
  const some = body.slice(0, before);
  const width = Math.max(...some.map((row) => row.length));
  const columns = Array.from({ length: width }, (_, index) => some.map((row) => (row[index] ?? '').trim()));
  const mostly = (test: (cell: string) => boolean) =>
    columns.map((cells) => cells.filter(test).length * 2 > cells.length);
  const day = mostly((cell) => dayIn(cell) !== undefined).indexOf(true);
  const amount = mostly((cell) => /\d[.,]\d{2}\D{0,5}$/.test(cell) && dayIn(cell) === undefined).indexOf(
    true,
  );
  return { ...(day >= 0 && { day }), ...(amount >= 0 && { amount }) };
}

async function signatureOf(heads: readonly string[]): Promise<string> {
  const bytes = new TextEncoder().encode(heads.map((head) => head.trim()).join('\n'));
  const hash = await crypto.subtle.digest('SHA-256', bytes);
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function bookingsOf(body: readonly string[][], mapping: Mapping, above: readonly string[][]): Bookings {
  const left = { foreign: 0, pending: 0, unreadable: 0 };
  const bookings: Booking[] = [];
  const own = new Set(above.flatMap((row) => row.flatMap((cell) => ibanIn(cell) ?? [])));
  const money = [mapping.amount, mapping.debit, mapping.credit].flatMap((index) => index ?? []);
  const language = languageOf(body.slice(0, 500).flatMap((row) => money.map((index) => row[index] ?? '')));
  for (const row of body) {
    const cell = (name: ColumnName) => (mapping[name] === undefined ? '' : (row[mapping[name]] ?? '').trim());
    const day = dayIn(cell('day'));
    const amount = signed(cell, language);
    const ownIban = ibanIn(cell('own'));
    if (ownIban) own.add(ownIban);
    if (/^(vorgemerkt|umsatz vorgemerkt|pending|offen)/i.test(cell('state'))) left.pending += 1;
    else if (day === undefined || amount === undefined) left.unreadable += 1;
    else if (!/^(eur|€|)$/i.test(cell('currency'))) left.foreign += 1;
    else if (amount !== 0)
      bookings.push({
        day,
        amount,
        name: (amount > 0 ? cell('payer') || cell('payee') : cell('payee') || cell('payer')).slice(0, 80),
        purpose: cell('purpose').slice(0, 500),
        iban: ibanIn(cell('iban')),
      });
  }
  return { bookings, span: spanAbove(above), ownIbans: [...own], left };
}

function signed(cell: (name: ColumnName) => string, language: Language): number | undefined {
  const amount = amountIn(cell('amount'), language);
  if (amount !== undefined) return isOutgoing(cell('sign')) ? -Math.abs(amount) : amount;
  if (cell('amount') !== '') return undefined;
  const [out, into] = [amountIn(cell('debit'), language), amountIn(cell('credit'), language)];
  if (out === undefined && into === undefined) return undefined;
  return (into ?? 0) - Math.abs(out ?? 0);
}

/** What stands above a table: `Zeitraum: 01.03.2026 - 31.05.2026`. */
function spanAbove(above: readonly (readonly string[])[]): Span | undefined {
  const line = above.map((row) => row.join(' ')).find((text) => /zeitraum|von .*bis|period/i.test(text));
  const [from, to] = [...(line ?? '').matchAll(/\d{1,2}\.\d{1,2}\.\d{2,4}|\d{4}-\d{2}-\d{2}/g)]
    .map(([day]) => dayIn(day))
    .filter((day): day is IsoDate => day !== undefined);
  return from !== undefined && to !== undefined && from <= to ? { from, to } : undefined;
}
