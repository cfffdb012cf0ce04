import { ibanIn } from '../booking';
import { isSpending } from './cardLists';
import { amountAndBalance, centColumns, comparedBy, fallsBySpending } from './findBalance';
import { isRunning } from './runningBalance';
import { moneyColumns } from './signed';
import { headOf, namedColumns } from '../../../file-import/reading/columns';
import {
  isAmount,
  isAmountWithCents,
  isBalance,
  isCurrency,
  isDay,
  isMark,
  isSerialDay,
  type Row,
} from './cellKinds';
import { bookingsTable, type ColumnName, heads as knownHeads, type Mapping } from './columns';

/** So many lines are looked at. */
const looked = 300;

/**
 * What columns hold, by what stands in them: a column called "Soll/Haben" may be one of amounts, one without a name may be
 * that of the sign. What is not certain is left open and asked.
 */
export function checked(mapping: Mapping, heads: Row, body: readonly Row[]): Mapping {
  const least = Math.min(3, filledIn(heads));
  // titles have fewer cells
  const lines = body.slice(0, looked).filter((row) => filledIn(row) >= least && !isBalance(row));
  const some = bookedIn(lines, mapping.day);
  const cellsOf = (index: number) =>
    some.map((row) => (row[index] ?? '').trim()).filter((cell) => cell !== '');
  const mostly = (index: number | undefined, test: (cell: string) => boolean): boolean => {
    if (index === undefined) return false;
    const cells = cellsOf(index);
    return cells.length > 0 && 2 * cells.filter(test).length > cells.length;
  };
  const found: Partial<Record<ColumnName, number | undefined>> = { ...mapping };
  const isFree = (index: number) => !Object.values(found).includes(index);
  const free = () => heads.map((_, index) => index).filter(isFree);
  const isEmpty = (index: number) => cellsOf(index).length === 0;

  const isDayOrSerial = (cell: string) => isDay(cell) || isSerialDay(cell);
  if (found.day !== undefined && !isEmpty(found.day) && !mostly(found.day, isDayOrSerial)) delete found.day;
  found.day ??= free().find((index) => mostly(index, isDay));
  if (found.amount !== undefined) found.amount = ofAccount(heads, found.amount, cellsOf);
  const isAmountOrInteger = (cell: string) => isAmount(cell) || /^\d{5}$/.test(cell);
  // most of its amounts may be lost to a spreadsheet
  const isLost = (column: number) =>
    cellsOf(column).some(isAmountWithCents) && !free().some((index) => mostly(index, isAmountWithCents));
  if (
    found.amount !== undefined &&
    !isEmpty(found.amount) &&
    !mostly(found.amount, isAmountOrInteger) &&
    !isLost(found.amount)
  ) {
    delete found.amount;
    const { debit, credit } = namedColumns(
      heads.map((head, index) => (index === mapping.amount ? '' : head)),
      bookingsTable,
    );
    Object.assign(found, { debit, credit }); // "Wert" is the day of the value, and not the amount
  }
  if (found.sign !== undefined && !isEmpty(found.sign) && !mostly(found.sign, isMark)) {
    if (found.amount === undefined && mostly(found.sign, isAmountWithCents)) found.amount = found.sign;
    delete found.sign;
  }
  if (found.payee !== undefined && mostly(found.payee, (cell) => ibanIn(cell) !== undefined)) {
    const { payee } = found;
    delete found.payee;
    found.iban = payee;
    found.payee = free().find((index) =>
      knownHeads.payee.some((head) => head.test(headOf(heads[index] ?? ''))),
    );
  }
  if (found.iban !== undefined && found.own === undefined && isOwnAccount(heads, some, found.iban)) {
    found.own = found.iban;
    delete found.iban;
  }
  if (found.balance !== undefined && !mostly(found.balance, isAmount)) delete found.balance;
  const hasTwo = found.debit !== undefined && found.credit !== undefined;
  const pair =
    hasTwo && found.amount === undefined
      ? undefined
      : amountAndBalance(
          some,
          centColumns(some, heads.length).filter(
            (index) => isFree(index) || index === found.amount || index === found.balance,
          ),
        );
  if (pair) Object.assign(found, { amount: pair.amount, balance: pair.balance });
  const amounts = found.amount === undefined ? [] : cellsOf(found.amount);
  if (found.amount !== undefined && !amounts.some(isSigned)) {
    const { amount } = found;
    const [debit, credit] = (['debit', 'credit'] as const).map((name) =>
      free().find(
        (index) =>
          knownHeads[name].some((head) => head.test(headOf(heads[index] ?? ''))) && mostly(index, isAmount),
      ),
    );
    if (debit !== undefined && credit !== undefined) {
      delete found.amount;
      Object.assign(found, { debit, credit });
    } else
      found.sign ??= nearest(
        free().filter((index) => {
          const cells = cellsOf(index);
          const others = cells.filter((cell) => !isMark(cell)).length; // the last may have lost letters
          const isBehind = index === amount + 1 && cells.length > 0 && cells.every(isSet);
          return (
            isBehind || (3 * cells.length >= 2 * amounts.length && 3 * others < Math.min(cells.length, 4))
          );
        }),
        amount,
      );
  }
  found.balance ??= centColumns(some, heads.length).find(
    (index) =>
      isFree(index) &&
      moneyColumns(known(found)).length > 0 &&
      isRunning(comparedBy(some, known(found), index)),
  );
  const { amount: unsigned, sign } = found;
  if (unsigned !== undefined && sign === undefined) {
    const isKnown =
      found.balance !== undefined && isRunning(comparedBy(some, { amount: unsigned }, found.balance));
    const isSpent = found.balance !== undefined && fallsBySpending(some, unsigned, found.balance);
    if (isSpent || (!isKnown && isSpending(heads, some, unsigned))) {
      delete found.amount;
      found.spent = unsigned;
    }
  }
  const money = found.amount ?? found.spent ?? found.credit;
  if (/^(net|wert|value)/.test(headOf(heads[found.amount ?? -1] ?? ''))) delete found.fee; // it is deducted
  if (found.fee === undefined || !isOfBroker(heads)) delete found.tax;
  const ofCurrencies = (test: (name: string) => boolean) =>
    heads.flatMap((head, index) => (test(headOf(head)) && isOfCurrencies(cellsOf(index)) ? [index] : []));
  const named = ofCurrencies((name) => name === '' || knownHeads.currency.some((known) => known.test(name)));
  const currencies =
    named.length > 0
      ? named
      : ofCurrencies((name) => !/original|ursprung|fremd|foreign|kurs|rate|source|target/.test(name));
  if (money !== undefined && currencies.length > 0) found.currency = nearest(currencies, money);
  const said = headOf(heads[money ?? -1] ?? '');
  // beside it stands what was paid in another currency
  if (/(eur|euros?)$/.test(said) || (/waehrung$/.test(said) && (found.currency ?? -1) < (money ?? 0)))
    delete found.currency;
  return known(found);
}

/** The lines with a day, where most have one: others are titles of a table below. */
function bookedIn(lines: readonly Row[], day: number | undefined): readonly Row[] {
  const booked = day === undefined ? [] : lines.filter((row) => isDay((row[day] ?? '').trim()));
  return 2 * booked.length > lines.length ? booked : lines;
}

const known = (found: Partial<Record<ColumnName, number | undefined>>): Mapping =>
  Object.fromEntries(
    Object.entries(found).flatMap(([name, index]) => (index === undefined ? [] : [[name, index]])),
  );

/** Whether a column says whose table it is: the same account in every line, under a head that names no other side. */
function isOwnAccount(heads: Row, rows: readonly Row[], column: number): boolean {
  const cells = rows.map((row) => (row[column] ?? '').trim());
  return (
    rows.length > 1 &&
    /^(iban|konto(nummer|nr)?|bankkonto|accountnumber|number)$/.test(headOf(heads[column] ?? '')) &&
    ibanIn(cells[0]) !== undefined &&
    cells.every((cell) => cell === cells[0])
  );
}

/** Of several columns of the same name the one of the account: beside a foreign currency stands what was paid in it. */
function ofAccount(heads: Row, column: number, cellsOf: (index: number) => readonly string[]): number {
  const name = headOf(heads[column] ?? '');
  const alike = heads.flatMap((head, index) => (name !== '' && headOf(head) === name ? [index] : []));
  const own = alike.filter(
    (index) => !/fremd|original|foreign|ursprung/.test(headOf(heads[index - 1] ?? '')),
  );
  const [fullest] = [...own].sort((one, other) => cellsOf(other).length - cellsOf(one).length);
  return fullest ?? column;
}

/** A list of a broker: its taxes go from the account beside the amount. */
const isOfBroker = (heads: Row): boolean =>
  heads.some((head) => /^(isin|wkn|shares|stueck|anzahl|assettype|assetclass)$/.test(headOf(head)));

const filledIn = (row: Row): number => row.filter((cell) => cell.trim() !== '').length;

/** A sign set behind its amount, in a cell of its own. */
const isSet = (cell: string): boolean => /^[-\u2212\u2013+SH]$/.test(cell);

/** Half of them are: in a short file one that is cut leaves no more. */
const isOfCurrencies = (cells: readonly string[]): boolean =>
  cells.length > 0 && 2 * cells.filter(isCurrency).length >= cells.length;

/** Whether an amount shows its sign. */
export const isSigned = (cell: string): boolean =>
  /^[-\u2212\u2013+(]|[-\u2212\u2013+)]$|\d\s?[SH]\b|^[SH]\s\d/.test(cell);

/** The first one right of a column, else the one nearest to it. */
function nearest(columns: readonly number[], to: number): number | undefined {
  const apart = (index: number) => (index > to ? index - to : 100 + to - index);
  return [...columns].sort((one, other) => apart(one) - apart(other))[0];
}
