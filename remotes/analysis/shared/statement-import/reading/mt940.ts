import type { Cents, IsoDate } from '@vp-digital/core/finance';
import {
  type Booking,
  type Bookings,
  ibanIn,
  isReturnIn,
  type Part,
  spanOf,
  type DayDifference,
} from './booking';
import { plain } from '../../file-import/reading/plain';
import { limits, Refusal } from '../../file-import/reading/refusal';
import { createLeftOut } from './leftOut';
import { detailsOf } from './mt940Details';
import { bankDay, type Field, fieldsOf } from './mt940Fields';

/** The statement that is open, from its opening balance to its closing one. */
interface Open {
  currency: string;
  /** Balance and bookings so far. */
  sum: Cents;
  part: Part;
}

/**
 * Customer statements of SWIFT (MT940), as German banks write them (DFÜ agreement, annex 3): a line per booking with a
 * field of details, structured or not. Of reports within the day (MT942) the bookings are only announced: they are left
 * out. Our own reader, some hundred lines: what is kept of libraries for it knows no structured `:86:` or no browser.
 * Throws a `Refusal`; a statement without its closing balance has been cut.
 */
export function readMt940(text: string): Bookings {
  const { fields, outside } = fieldsOf(text);
  const counter = createLeftOut();
  for (let line = 0; line < outside; line += 1) counter.add('unreadable');
  const parts: Part[] = [];
  const days: IsoDate[] = [];
  const own = new Set<string>();
  let account = '';
  let open: Open | undefined;
  let closed = 0;
  let count = 0;
  let unbalanced = 0;
  let isUnopened = false; // bookings before any balance: those of MT942
  const unbalancedOn: DayDifference[] = [];
  let latest: IsoDate | undefined; // the last day of a balance, for what has no year of its own
  const close = (balance: Balance) => {
    const difference = open?.currency === 'EUR' ? balance.amount - open.sum : 0;
    unbalanced += difference;
    if (difference !== 0 && balance.day) unbalancedOn.push({ day: balance.day, difference });
    open = undefined;
    closed += 1;
  };
  for (const [number, { tag, lines }] of fields.entries()) {
    const said = lines.join('');
    if (tag === '20' && open) throw new Refusal('truncated');
    if (tag === '25' || tag === '25P') {
      account = said.trim();
      const iban = ibanIn(account.replace(/EUR$/, ''));
      if (iban) own.add(iban);
    }
    if (/^6[02][FM]$/.test(tag)) {
      const balance = balanceOf(said);
      if (!balance) throw new Refusal('truncated');
      if (balance.day) {
        days.push(balance.day);
        latest = balance.day;
      }
      if (tag.startsWith('62')) close(balance);
      else {
        open = { currency: balance.currency, sum: balance.amount, part: { account, bookings: [] } };
        parts.push(open.part);
      }
    }
    if (tag !== '61') continue;
    count += 1;
    if (count > limits.rows) throw new Refusal('tooMany');
    const line = bookingOf(said, latest);
    if (!line) counter.add('unreadable');
    else if (!open || line.isExpected) {
      isUnopened ||= !open && !line.isExpected;
      counter.add('pending', line.amount);
    } else if (open.currency !== 'EUR') counter.add('foreign', line.amount, open.currency);
    else {
      open.sum += line.amount;
      if (line.amount !== 0) open.part.bookings.push(withDetails(line, fields[number + 1]));
    }
  }
  const isAnnounced = fields.some(({ tag }) => tag === '34F' || tag === '13D' || tag === '13');
  if (open || ((closed === 0 || isUnopened) && !isAnnounced)) throw new Refusal('truncated');
  return {
    parts: inSequence(parts),
    span: spanOf(days),
    ownIbans: [...own],
    left: counter.left,
    leftSums: counter.leftSums,
    unbalanced,
    unbalancedOn,
  };
}

/** Whether a text is made of such fields. */
export const isMt940 = (text: string): boolean =>
  /^(?:\{.*\{4:)?:20:/m.test(text) && /^:(25P?|60F|61):/m.test(text);

type Line = Pick<Booking, 'day' | 'amount' | 'isReturn'>;

function withDetails({ day, amount, isReturn }: Line, next: Field | undefined): Booking {
  const { kind, ...details } =
    next?.tag === '86' ? detailsOf(next.lines) : { name: '', purpose: '', kind: '' };
  const comesBack = isReturn || (amount > 0 && isReturnIn(plain(`${kind} ${details.purpose}`)));
  return { day, amount, ...details, ...(comesBack && { isReturn: true }) };
}

/** Statements of one account follow one another, so that equal bookings are different ones; the same one twice is repeated. */
function inSequence(parts: readonly Part[]): Part[] {
  const byAccount = new Map<string, Part>();
  const repeats: Part[] = [];
  const known = new Set<string>();
  for (const part of parts) {
    const written = JSON.stringify(part);
    if (part.bookings.length > 0 && known.has(written)) {
      repeats.push(part);
      continue;
    }
    known.add(written);
    const whole = byAccount.get(part.account);
    if (whole) whole.bookings.push(...part.bookings);
    else byAccount.set(part.account, { ...part, bookings: [...part.bookings] });
  }
  return [...byAccount.values(), ...repeats];
}

interface Balance {
  /** A new account has none. */
  day: IsoDate | undefined;
  currency: string;
  amount: Cents;
}

/** `C260302EUR1234,56`; the opening balance of a new account has the day `000000`. */
function balanceOf(text: string): Balance | undefined {
  const [, sign, year = '', month = '', day = '', currency, euros, cents = ''] =
    /^([CD])(\d\d)(\d\d)(\d\d)([A-Z]{3})\s?(\d{1,15}),(\d{0,2})(?!\d)/.exec(text) ?? [];
  if (currency === undefined) return undefined;
  const isNone = `${year}${month}${day}` === '000000';
  const written = isNone ? undefined : bankDay(`20${year}`, month, day);
  if (!isNone && written === undefined) return undefined;
  const amount = centsOf(euros, cents);
  return { day: written, currency, amount: sign === 'D' ? -amount : amount };
}

const centsOf = (euros = '', cents = ''): Cents => Number(euros) * 100 + Number(cents.padEnd(2, '0'));

/**
 * `2603020302DR12,50N005NONREF`: value day, day of booking (blanks where there is none), sign (`R` takes back, `E` is only
 * expected), third letter of the currency, amount.
 */
function bookingOf(text: string, latest: IsoDate | undefined): (Line & { isExpected: boolean }) | undefined {
  const [, year = '', month = '', day = '', booked, kind = '', sign, euros, cents = ''] =
    /^(\d\d)(\d\d)(\d\d)(\d{4}|\s{4})?\s*([RE]?)([CD])[A-Z]?\s*(\d{1,15}),(\d{0,2})(?!\d)/.exec(text) ?? [];
  if (euros === undefined) return undefined;
  const valueDay = bankDay(`20${year}`, month, day);
  const from = valueDay ?? latest;
  const bookingDay = from && /^\d{4}$/.test(booked ?? '') ? bookedOn(from, booked ?? '') : undefined;
  const counted = bookingDay ?? valueDay;
  if (counted === undefined) return undefined;
  const isIn = (sign === 'C') !== (kind === 'R'); // what was taken is given back
  const amount = centsOf(euros, cents);
  return {
    day: counted,
    amount: isIn ? amount : -amount,
    isReturn: kind === 'R',
    isExpected: kind === 'E',
  };
}

/** The day of booking has no year: it is that of the value day, or the one beside it at the turn of a year. */
function bookedOn(valueDay: IsoDate, booked: string): IsoDate | undefined {
  const year = Number(valueDay.slice(0, 4));
  const apart = Number(booked.slice(0, 2)) - Number(valueDay.slice(5, 7));
  return bankDay(`${year + (apart > 6 ? -1 : apart < -6 ? 1 : 0)}`, booked.slice(0, 2), booked.slice(2));
}
