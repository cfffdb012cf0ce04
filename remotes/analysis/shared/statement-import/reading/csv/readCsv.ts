import { namedColumns } from '../../../file-import/reading/columns';
import { before, readTable, type Table, type TableOptions } from '../../../file-import/reading/table';
import { type Bookings, type Part, spanOf } from '../booking';
import { createLeftOut } from '../leftOut';
import { isDay, type Row } from './cellKinds';
import { checked } from './checked';
import { bookingsTable, type ColumnName, isWhole, type Mapping } from './columns';
import { dayColumnsOf, hasBookingWithin, readRows } from './readRows';
import { dayOrderOf } from './dayOrder';
import { amountAndBalance, centColumns } from './findBalance';
import { type Compared, compared, isBelieved } from './runningBalance';
import { ownRows, secondAt, sectionsOf } from './sections';
import { ownIbansAbove, periodAbove } from './wordsAbove';

export interface CsvOptions extends Pick<TableOptions<ColumnName>, 'mapping' | 'remembered'> {
  /** Whether days begin with the month, as somebody has said. */
  monthFirst?: boolean | undefined;
}

/** The bookings of a table; without them as long as day and amount have no column, or days can be read in two ways. */
export async function readCsv(
  text: string,
  { monthFirst, ...options }: CsvOptions,
): Promise<{ table: Table<ColumnName>; read?: Bookings }> {
  const { table, heads, body, above } = await readTable(text, bookingsTable, {
    ...options,
    guess: (rows) => {
      const mapping = guessed(rows);
      return isWhole(mapping) ? checked(mapping, blankHeads(rows), rows) : mapping;
    },
    checked: (mapping, names, rows) => {
      const own = ownRows(rows);
      const at = secondAt(names);
      if (at === undefined) return checked(mapping, asWide(names, own), own);
      const first = names.slice(0, at);
      return checked(
        namedColumns(first, bookingsTable),
        first,
        own.map((row) => row.slice(0, at)),
      );
    },
  });
  const { mapping } = table;
  if (!isWhole(mapping)) return { table };
  const sections = sectionsOf({ heads: heads ?? [], mapping, above }, body);
  const said = dayOrderOf(body, [...new Set(sections.flatMap(dayColumnsOf))]);
  const isOpen = said === 'open';
  const order = isOpen && monthFirst !== undefined ? (monthFirst ? 'monthFirst' : 'dayFirst') : said;
  if (order === 'open') return { table: { ...table, dayOrder: 'open' } };
  const counter = createLeftOut();
  // of another table, which an open quotation mark may have taken into the heads
  const swallowed = (heads ?? []).flatMap((head) => head.split('\n')).map((line) => [line]);
  for (const row of [...above, ...swallowed]) if (hasBookingWithin(row)) counter.add('unreadable');
  const parts: Part[] = [];
  const own = new Set<string>();
  const off: Compared['off'][number][] = [];
  for (const [number, section] of sections.entries()) {
    const isLast = number === sections.length - 1;
    const ofSection = dayOrderOf(section.rows, dayColumnsOf(section));
    const read = readRows(section, {
      order: ofSection === 'open' || isOpen ? order : ofSection,
      counter,
      isCut: isLast && !/[\n\r]\s*$/.test(text),
    });
    for (const iban of [...ownIbansAbove(section.above), ...read.ownIbans]) own.add(iban);
    parts.push(...read.parts);
    for (const lines of read.accounts) {
      const balances = compared(lines);
      if (isBelieved(balances)) off.push(...balances.off);
    }
  }
  const spans = sections.flatMap((section) => periodAbove(section.above) ?? []);
  return {
    table: isOpen ? { ...table, dayOrder: monthFirst ? 'monthFirst' : 'dayFirst' } : table,
    read: {
      parts,
      span: spanOf(spans.flatMap(({ from, to }) => [from, to])),
      ownIbans: [...own],
      left: counter.left,
      leftSums: counter.leftSums,
      unbalanced: off.reduce((sum, { difference }) => sum + difference, 0),
      unbalancedOn: off,
    },
  };
}

/** Without heads: the first column of days, and the one of amounts with cents; of several, somebody has to say which. */
function guessed(body: readonly Row[]): Mapping {
  const some = body.slice(0, before);
  const width = Math.max(...some.map((row) => row.length));
  const columns = Array.from({ length: width }, (_, index) => some.map((row) => (row[index] ?? '').trim()));
  const mostly = (test: (cell: string) => boolean) =>
    columns.flatMap((cells, index) => (cells.filter(test).length * 2 > cells.length ? [index] : []));
  const [day] = mostly(isDay);
  const money = centColumns(some, width);
  const [amount, second] = money;
  return {
    ...(day !== undefined && { day }),
    ...(second === undefined ? amount !== undefined && { amount } : pairIn(body, money)),
  };
}

/** Heads as wide as most of the lines: some programs name their last columns not. */
function asWide(heads: Row, rows: readonly Row[]): Row {
  const widths = rows
    .slice(0, before)
    .map((row) => row.length)
    .sort((one, other) => one - other);
  const usual = widths[Math.floor(widths.length / 2)] ?? 0;
  return [...heads, ...Array.from({ length: Math.max(0, usual - heads.length) }, () => '')];
}

/** Columns without a name: they are known by what stands in them. */
const blankHeads = (rows: readonly Row[]): Row =>
  Array.from({ length: Math.max(...rows.slice(0, before).map((row) => row.length)) }, () => '');

function pairIn(rows: readonly Row[], columns: readonly number[]): Mapping {
  const pair = amountAndBalance(rows, columns);
  return pair ? { amount: pair.amount, balance: pair.balance } : {};
}
