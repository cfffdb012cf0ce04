import { amountIn, dayIn, languageOf } from '../../../file-import/reading/cells';
import { headOf } from '../../../file-import/reading/columns';
import { plain } from '../../../file-import/reading/plain';
import { limits } from '../../../file-import/reading/refusal';
import { cellIn, delimiters } from '../../../file-import/reading/table';
import { type Booking, ibanIn, isReturnIn, type Part } from '../booking';
import type { LeftOutCounter } from '../leftOut';
import {
  foreignIn,
  isAmount,
  isAmountWithCents,
  isAnnounced,
  isBalance,
  isMarkHead,
  isPendingDay,
  isPendingTitle,
  type Row,
  stateIn,
} from './cellKinds';
import { type ColumnName, heads as knownHeads } from './columns';
import { type DayOrder, dayOf } from './dayOrder';
import { labelledIn } from './labelled';
import { signsByBalance } from './signsByBalance';
import type { BalanceLine } from './runningBalance';
import type { Section } from './sections';
import { createSigned, moneyColumns } from './signed';
import { createTrust } from './trust';
import { accountAbove, currencyAbove } from './wordsAbove';

export interface RowOptions {
  order: DayOrder;
  counter: LeftOutCounter;
  /** The file ends within its last line. */
  isCut: boolean;
}

/** The bookings of a table, by account. Lines that are none are counted by why. */
export function readRows(
  section: Section,
  { order, counter, isCut }: RowOptions,
): { parts: readonly Part[]; ownIbans: readonly string[]; accounts: readonly (readonly BalanceLine[])[] } {
  const { mapping, heads, rows, above } = section;
  const parts = new Map<string, Part>();
  const own = new Set<string>();
  const inTitle = accountAbove(above);
  const money = moneyColumns(mapping);
  const accounts = new Map<string, BalanceLine[]>();
  const language = bookedLanguage(
    rows.slice(0, 500).flatMap((row) => money.map((index) => row[index] ?? '')),
  );
  const byBalance = signsByBalance(rows, mapping, language);
  const signed = createSigned(rows, mapping, language);
  const states = stateColumnsOf(section);
  const marks = heads.map(headOf).flatMap((mark, index) => (isMarkHead(mark) ? [{ mark, index }] : []));
  const usual = currencyOf(section);
  const isTrusted = createTrust(
    section,
    isCut,
    marks.map(({ index }) => index),
  );
  const dayColumns = dayColumnsOf(section);
  const [texts, payees] = (['purpose', 'payee'] as const).map((name) => alikeColumns(heads, mapping[name]));
  const [otherTexts = [], otherPayees = []] = (['purpose', 'payee'] as const).map((name) =>
    columnsOf(heads, name),
  );
  const kinds = heads.flatMap((head, index) => (isKindHead(head) ? [index] : []));
  const pockets = heads.flatMap((head, index) => (isPocketHead(head) ? [index] : []));
  let isPending = above.slice(-1).some(isPendingTitle);
  for (const row of rows) {
    if (isPendingTitle(row)) isPending = true;
    else if (isTitle(row)) isPending = false;
    const cell = (name: ColumnName) => cellIn(row, mapping, name);
    const ownIban = ibanIn(cell('own'));
    if (ownIban) own.add(ownIban);
    const all = (columns: readonly number[] = []) =>
      columns
        .map((index) => (row[index] ?? '').trim())
        .filter((text) => text !== '')
        .join(' ');
    const day = dayColumns
      .map((index) => dayOf(row[index] ?? '', order))
      .find((found) => found !== undefined);
    const amount = byBalance?.has(row) ? byBalance.get(row) : signed(row);
    const inAmount = money.map((index) => foreignIn(row[index] ?? '')).find((found) => found !== undefined);
    const currency = inAmount ?? (cell('currency') || usual);
    const isEuro = /^(eur|euro|€|978|)$/i.test(currency);
    const leave = (reason: Parameters<LeftOutCounter['add']>[0]) =>
      counter.add(reason, amount, isEuro ? 'EUR' : currency.toUpperCase().slice(0, 5));
    // in a list of a card the text is the shop
    const named = all(payees) || (cell('payer') === '' ? firstOf(row, otherPayees) : '');
    const name = named || (mapping.spent === undefined ? '' : all(texts).slice(0, 80));
    const state =
      states.map((index) => stateIn((row[index] ?? '').trim())).find((found) => found !== undefined) ??
      (marks.some(({ mark, index }) => isAnnounced(mark, (row[index] ?? '').trim())) ||
      kinds.some((index) => isAnnouncedKind(row[index] ?? ''))
        ? 'pending'
        : undefined);
    if (isBalance(row) && (name === '' || isBalance([name])) && !(day !== undefined && isTotal(name)))
      counter.add('balances');
    else if (state) leave(state);
    else if (isPendingDay(cell('day')) || (isPending && day !== undefined)) leave('pending');
    else if (day === undefined && amount === undefined) {
      if (isLikeBooking(row, heads)) counter.add('unreadable');
    } else if (day === undefined || amount === undefined || !isTrusted(row)) leave('unreadable');
    else if (!isEuro) leave('foreign');
    else {
      const account = ownIban ?? inTitle;
      const pocket = `${account}\n${all(pockets)}`; // each with a balance of its own
      const lines = accounts.get(pocket) ?? [];
      accounts.set(pocket, lines);
      lines.push({ day, amount, balance: amountIn(cell('balance'), language) });
      if (amount === 0) continue;
      const purpose = (all(texts) || firstOf(row, otherTexts)).slice(0, 500);
      const payer = cell('payer');
      const labelled = name === '' && payer === '' ? labelledIn(purpose) : undefined;
      const booking = {
        day,
        amount,
        name: (labelled?.name ?? (amount > 0 ? payer || name : name || payer)).slice(0, 80),
        purpose: labelled?.purpose ?? purpose,
        iban: ibanIn(cell('iban')) ?? labelled?.iban,
        ...(amount > 0 && isReturnIn(plain(`${all(kinds)} ${purpose}`)) && { isReturn: true }),
      };
      put(parts, account, booking);
    }
  }
  return { parts: [...parts.values()], ownIbans: [...own], accounts: [...accounts.values()] };
}

function put(parts: Map<string, Part>, account: string, booking: Booking): void {
  const part = parts.get(account) ?? { account, bookings: [] };
  parts.set(account, part);
  part.bookings.push(booking);
}

/**
 * A line without day and amount where they belong, that has nearly as many cells as the heads, or shows both elsewhere: in a cell
 * of its own, or as a line of another kind of file.
 */
function isLikeBooking(row: Row, heads: Row): boolean {
  if (heads.length > 2 && row.filter((cell) => cell.trim() !== '').length * 2 > heads.length) return true;
  return row.some((cell) => isAmountWithCents(cell.trim())) || hasBookingWithin(row);
}

/** Whether a line that belongs to no table shows a day and an amount, is of a table with other marks between its cells, or of XML. */
export function hasBookingWithin(row: Row): boolean {
  if (isBalance(row)) return false;
  const text = row.join(' ');
  const isDated = /\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4}-\d{2}-\d{2}/.test(text);
  if (/<\/?[A-Za-z]\w*[\s>]/.test(text) || (isDated && /\d[.,]\d{2}(?![\d.,-])/.test(text))) return true;
  return delimiters.some((delimiter) => {
    const cells = row
      .join(delimiter)
      .split(delimiter, limits.columns + 1)
      .map((cell) => cell.replaceAll('"', '').trim());
    const isWritten = cells.length > row.length && cells.length > 2 && cells.length <= limits.columns;
    return (
      isWritten &&
      cells.some((cell) => dayIn(cell) !== undefined) &&
      cells.some(isAmount) &&
      !isBalance(cells)
    );
  });
}

/** The column of days, and others of days that stand in for it where it is empty. */
export function dayColumnsOf({ heads, mapping }: Pick<Section, 'heads' | 'mapping'>): readonly number[] {
  const others = heads.flatMap((head, index) =>
    index !== mapping.day &&
    index !== mapping.amount &&
    knownHeads.day.some((known) => known.test(headOf(head)))
      ? [index]
      : [],
  );
  return mapping.day === undefined ? others : [mapping.day, ...others];
}

/** A column and those of the same name: `Vwz.0`, `Vwz.1`; `Empfänger 1`, `Empfänger 2`. */
function alikeColumns(heads: Row, column: number | undefined): readonly number[] {
  if (column === undefined) return [];
  const name = headOf(heads[column] ?? '');
  if (name === '') return [column];
  return heads.flatMap((head, index) => (index === column || headOf(head) === name ? [index] : []));
}

/** All columns that may hold a name, or a purpose: one stands in where the usual one is empty. */
const columnsOf = (heads: Row, name: 'purpose' | 'payee'): readonly number[] =>
  heads.flatMap((head, index) => (knownHeads[name].some((known) => known.test(headOf(head))) ? [index] : []));

const firstOf = (row: Row, columns: readonly number[]): string =>
  columns.map((index) => (row[index] ?? '').trim()).find((cell) => cell !== '') ?? '';

/** Columns of states: the one that is read, and what a booking does to the balance. */
const stateColumnsOf = ({
  heads,
  mapping: { state },
}: Pick<Section, 'heads' | 'mapping'>): readonly number[] =>
  heads
    .flatMap((head, index) => (/^(auswirkungaufguthaben|balanceimpact)$/.test(headOf(head)) ? [index] : []))
    .concat(state ?? []);

/** A line of one text, as above a table. */
const isTitle = (row: Row): boolean => row.filter((cell) => cell.trim() !== '').length === 1;

/**
 * Where all amounts of an account have three digits behind a point, nobody can say whether these are thousands: they are read as
 * decimals, of which euros have two, and so not at all.
 */
function bookedLanguage(amounts: readonly string[]) {
  const written = amounts.filter((text) => /\d/.test(text));
  const isOpen = written.length > 1 && written.every((text) => /^\D*\d{1,3}\.\d{3}(?![\d.,])/.test(text));
  return isOpen ? 'en' : languageOf(amounts);
}

/** A petrol station, where it has a day; else a sum. */
const isTotal = (name: string): boolean => /^total$/i.test(name.trim());

/** Kinds of booking that say that nothing is booked yet. */
const isAnnouncedKind = (cell: string): boolean => /^(vorgemerkt|vormerkung|pending)/i.test(cell.trim());

/** The currency of a table whose lines have none of their own: in the head of its amounts, or above it. */
function currencyOf({ heads, mapping, above }: Section): string {
  const named = moneyColumns(mapping).map((index) => heads[index] ?? '');
  const foreign = named.map(foreignIn).find((found) => found !== undefined);
  return (
    foreign ?? (named.some((head) => /(eur|euros?|€)\W*$/i.test(head)) ? '' : (currencyAbove(above) ?? ''))
  );
}

/** Columns of pockets and products of one account. */
const isPocketHead = (head: string): boolean =>
  /^(produkt|product|pocket|space|unterkonto)$/.test(headOf(head));

/** Columns that say what kind of booking it is. */
const isKindHead = (head: string): boolean =>
  /^(buchungstext|buchungsart|umsatzart|umsatztyp|vorgang|art|typ|type|transaktionstyp|transactiontype)$/.test(
    headOf(head),
  );
