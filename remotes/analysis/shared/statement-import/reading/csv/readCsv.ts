import type { IsoDate } from '@vp-digital/core/finance';
import type { Language } from '@vp-digital/core/reference/format';
import { amountIn, dayIn, isOutgoing, languageOf } from '../../../file-import/reading/cells';
import { before, cellIn, readTable, type Table, type TableOptions } from '../../../file-import/reading/table';
import { type Booking, type Bookings, ibanIn, type Span } from '../booking';
import { bookingsTable, type ColumnName, isWhole, type Mapping } from './columns';

/** The bookings of a table; without them as long as day and amount have no column. */
export async function readCsv(
  text: string,
  options: Pick<TableOptions<ColumnName>, 'mapping' | 'remembered'>,
): Promise<{ table: Table<ColumnName>; read?: Bookings }> {
  const { table, body, above } = await readTable(text, bookingsTable, { ...options, guess: guessed });
  return isWhole(table.mapping) ? { table, read: bookingsOf(body, table.mapping, above) } : { table };
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

function bookingsOf(
  body: readonly (readonly string[])[],
  mapping: Mapping,
  above: readonly (readonly string[])[],
): Bookings {
  const left = { foreign: 0, pending: 0, unreadable: 0 };
  const bookings: Booking[] = [];
  const own = new Set(above.flatMap((row) => row.flatMap((cell) => ibanIn(cell) ?? [])));
  const money = [mapping.amount, mapping.debit, mapping.credit].flatMap((index) => index ?? []);
  const language = languageOf(body.slice(0, 500).flatMap((row) => money.map((index) => row[index] ?? '')));
  for (const row of body) {
    const cell = (name: ColumnName) => cellIn(row, mapping, name);
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
