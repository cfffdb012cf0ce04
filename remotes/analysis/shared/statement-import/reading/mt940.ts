import { isIsoDate, type IsoDate } from '@vp-digital/core/finance';
import { type Booking, type Bookings, ibanIn, spanOf } from './booking';
import { detailsOf } from './mt940Details';
import { limits, Refusal } from '../../file-import/reading/refusal';

/** A field of a SWIFT message: its tag and its lines. */
interface Field {
  tag: string;
  lines: string[];
}

/**
 * Customer statements of SWIFT (MT940) and reports within the day (MT942), as German banks write them (DFÜ agreement, annex
 * 3): a line per booking with a field of details, structured or not. Our own reader, some hundred lines: what is kept of
 * libraries for it knows no structured `:86:` or no browser. Throws a `Refusal`; a statement without its closing balance
 * has been cut.
 */
export function readMt940(text: string): Bookings {
  const reading = { bookings: [] as Booking[], days: [] as IsoDate[], own: new Set<string>() };
  const left = { foreign: 0, pending: 0, unreadable: 0 };
  let opened: string | undefined; // the currency of the statement that is open
  let line: Omit<Booking, 'name' | 'purpose'> | undefined;
  const fields = fieldsOf(text);
  for (const [number, { tag, lines }] of fields.entries()) {
    const said = lines.join('');
    if (tag === '20' && opened !== undefined) throw new Refusal('truncated');
    if (tag === '25') own(reading.own, said);
    if (/^6[02][FM]$/.test(tag)) {
      const balance = balanceOf(said);
      if (!balance) throw new Refusal('truncated');
      reading.days.push(balance.day);
      opened = tag.startsWith('60') ? balance.currency : undefined;
    }
    if (tag === '61') {
      line = bookingOf(said);
      if (!line) left.unreadable += 1;
      else if (opened !== undefined && opened !== 'EUR') left.foreign += 1;
      else if (line.amount !== 0) {
        const next = fields[number + 1];
        const details = next?.tag === '86' ? detailsOf(next.lines) : { name: '', purpose: '' };
        reading.bookings.push({ ...line, ...details });
      }
      if (reading.bookings.length > limits.rows) throw new Refusal('tooMany');
    }
  }
  if (opened !== undefined || !fields.some(({ tag }) => tag.startsWith('62'))) throw new Refusal('truncated');
  return { bookings: reading.bookings, span: spanOf(reading.days), ownIbans: [...reading.own], left };
}

/** Whether a text is made of such fields. */
export const isMt940 = (text: string): boolean => /^:20:/m.test(text) && /^:(25|60F|61):/m.test(text);

function fieldsOf(text: string): Field[] {
  const fields: Field[] = [];
  let field: Field | undefined;
  for (const line of text.split(/\r\n|\n|\r/)) {
    if (line.length > limits.lineLength) throw new Refusal('tooWide');
    const [whole, tag] = /^(?:\{.*\{4:)?:(\d\d[A-Z]?):/.exec(line) ?? [];
    if (tag !== undefined) {
      field = { tag, lines: [line.slice(whole?.length)] };
      fields.push(field);
    } else if (/^-\}?\s*$/.test(line)) field = undefined;
    else field?.lines.push(line);
  }
  return fields;
}

function own(ibans: Set<string>, account: string): void {
  const iban = ibanIn(account.replace(/EUR$/, ''));
  if (iban) ibans.add(iban);
}

/** `C260302EUR1234,56` */
function balanceOf(text: string): { day: IsoDate; currency: string } | undefined {
  const [, year, month, day, currency] = /^[CD](\d\d)(\d\d)(\d\d)([A-Z]{3})\d+,\d{0,2}/.exec(text) ?? [];
  const written = `20${year}-${month}-${day}`;
  return currency !== undefined && isIsoDate(written) ? { day: written, currency } : undefined;
}

/** `2603020302DR12,50N005NONREF`: value day, day of booking, sign, third letter of the currency, amount. */
function bookingOf(text: string): Omit<Booking, 'name' | 'purpose'> | undefined {
  const [, year, month, day, booked, sign, euros, cents = ''] =
    /^(\d\d)(\d\d)(\d\d)(\d{4})?(R?[CD])[A-Z]?(\d{1,12}),(\d{0,2})/.exec(text) ?? [];
  const valueDay = `20${year}-${month}-${day}`;
  if (euros === undefined || !isIsoDate(valueDay)) return undefined;
  const amount = Number(euros) * 100 + Number(cents.padEnd(2, '0'));
  const isIn = sign === 'C' || sign === 'RD'; // what was taken is given back
  return { day: bookedOn(valueDay, booked), amount: isIn ? amount : -amount };
}

/** The day of booking has no year: it is that of the value day, or the one beside it at the turn of a year. */
function bookedOn(valueDay: IsoDate, booked: string | undefined): IsoDate {
  if (booked === undefined) return valueDay;
  const year = Number(valueDay.slice(0, 4));
  const apart = Number(booked.slice(0, 2)) - Number(valueDay.slice(5, 7));
  const written = `${year + (apart > 6 ? -1 : apart < -6 ? 1 : 0)}-${booked.slice(0, 2)}-${booked.slice(2)}`;
  return isIsoDate(written) ? written : valueDay;
}
