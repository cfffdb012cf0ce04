import type { Cents, IsoDate } from '@vp-digital/core/finance';
import { dayIn } from '../../file-import/reading/cells';
import { plain } from '../../file-import/reading/plain';
import {
  type Booking,
  type Bookings,
  ibanIn,
  isReturnIn,
  type Part,
  spanOf,
  type DayDifference,
} from './booking';
import type { Entry, Payment, Report } from './camtReport';
import { createLeftOut, type LeftOutCounter } from './leftOut';

/** The bookings of reports as their entries list them. */
export function bookingsOf(reports: readonly Report[], written: readonly IsoDate[]): Bookings {
  const counter = createLeftOut();
  const days = [...written];
  const parts: Part[] = [];
  let unbalanced = 0;
  const unbalancedOn: DayDifference[] = [];
  for (const report of reports) {
    const bookings = report.entries.flatMap((entry) => bookingsIn(entry, report, counter));
    parts.push({ account: report.iban ?? report.account ?? '', bookings });
    const balances = report.balances.filter(({ kind = '' }) => /^(OPBD|PRCD|CLBD|ITBD)$/.test(kind));
    const ofBalances = balances.flatMap(({ day }) => dayIn(day ?? '') ?? []);
    days.push(...ofBalances);
    const difference = differenceOf(report, bookings);
    unbalanced += difference;
    const closing = spanOf(ofBalances)?.to;
    if (difference !== 0 && closing !== undefined) unbalancedOn.push({ day: closing, difference });
  }
  return {
    parts,
    span: spanOf(days),
    ownIbans: reports.flatMap(({ iban }) => iban ?? []),
    left: counter.left,
    leftSums: counter.leftSums,
    unbalanced,
    unbalancedOn,
  };
}

function bookingsIn(entry: Entry, report: Report, counter: LeftOutCounter): Booking[] {
  const day = [entry.day, entry.valueDay].flatMap((said) => dayIn(said ?? '') ?? [])[0];
  const amount = centsOf(entry.amount);
  const signed = amount !== undefined && entry.sign === 'DBIT' ? -amount : amount;
  const leave = (reason: 'pending' | 'foreign' | 'unreadable') => {
    counter.add(reason, signed, entry.currency || undefined);
    return [];
  };
  if (/^(PDNG|INFO|FUTR)$/.test(entry.state)) return leave('pending');
  if (amount === undefined || day === undefined || !isSign(entry.sign)) return leave('unreadable');
  if (entry.currency !== 'EUR') return leave('foreign');
  const reference = referenceOf(entry.reference);
  return partsOf(entry, amount, report)
    .filter((part) => part.amount !== 0)
    .map((part) => ({ day, ...part, ...(reference !== undefined && { reference }) }));
}

const isSign = (sign: string | undefined) => sign === 'CRDT' || sign === 'DBIT';

/** Some banks write the same word for every entry where they have no number. */
const referenceOf = (said: string | undefined): string | undefined =>
  said === undefined || /^(|nonref|notprovided|none|0+|-+)$/i.test(said) ? undefined : said;

type Unsettled = Omit<Booking, 'day'>;

/** A collected booking in its payments where these add up to it, else as one. */
function partsOf(entry: Entry, amount: Cents, report: Report): Unsettled[] {
  const { payments, sign } = entry;
  const amounts = payments.map((payment) => {
    const part = centsOf(payment.amount);
    return part !== undefined && isSign(payment.sign) && payment.sign !== sign ? -part : part;
  });
  const sum = amounts.reduce<Cents>((whole, part) => whole + (part ?? 0), 0);
  if (payments.length > 1 && sum === amount)
    return payments.map((payment, index) => partOf(entry, payment, amounts[index] ?? 0, report));
  const [first] = payments;
  const whole = partOf(entry, first ?? entry, amount, report);
  const isOfOne = payments.every((payment) => partOf(entry, payment, amount, report).name === whole.name);
  return [isOfOne ? whole : { ...whole, name: '', iban: undefined }];
}

function partOf(entry: Entry, payment: Payment, amount: Cents, report: Report): Unsettled {
  const isIn = entry.sign === 'CRDT';
  const purpose = (payment.purpose === entry.purpose ? entry.purpose : [...payment.purpose, ...entry.purpose])
    .join(' ')
    .slice(0, 500);
  const isReturn = entry.isReversal === true || (isIn && isReturnIn(plain(purpose)));
  const { name, iban } = otherSide(payment, report, isIn !== (entry.isReversal === true));
  return {
    amount: isIn ? amount : -amount,
    name: name.slice(0, 80),
    purpose,
    iban,
    ...(isReturn && { isReturn: true }),
  };
}

interface Side {
  name: string;
  iban: string | undefined;
}

/**
 * Who the other side is: the debtor of what comes in, the creditor of what goes out; of what is taken back the parties of the
 * first payment may be written. Whose statement it is, is never its own other side.
 */
function otherSide(payment: Payment, report: Report, fromDebtor: boolean): Side {
  const debtor = { name: payment.debtor ?? '', iban: ibanIn(payment.debtorIban) };
  const creditor = { name: payment.creditor ?? '', iban: ibanIn(payment.creditorIban) };
  const [expected, other] = fromDebtor ? [debtor, creditor] : [creditor, debtor];
  if (isOwn(expected, report) && !isOwn(other, report)) return other;
  return expected;
}

const isOwn = ({ name, iban }: Side, report: Report): boolean =>
  iban !== undefined
    ? iban === report.iban
    : name !== '' && report.owner !== undefined && plain(name) === plain(report.owner);

/** Decimals of XML: with zeros before, a sign, and as many behind; euros have two that count. */
function centsOf(text: string | undefined): Cents | undefined {
  const [, whole, cents = ''] = /^\+?0*(\d{0,13})(?:\.(\d{0,2})0*)?$/.exec(text ?? '') ?? [];
  if (whole === undefined || !/\d/.test(text ?? '')) return undefined;
  return Number(whole) * 100 + Number(cents.padEnd(2, '0'));
}

/** By how much the closing balance differs from the opening one with the bookings between. */
function differenceOf({ balances }: Report, bookings: readonly Booking[]): Cents {
  const amountOf = (...kinds: string[]) => {
    const found = balances.filter(({ kind = '' }) => kinds.includes(kind));
    const [one, ...others] = found;
    if (!one || others.length > 0 || one.currency !== 'EUR') return undefined;
    const amount = centsOf(one.amount);
    return amount !== undefined && one.sign === 'DBIT' ? -amount : amount;
  };
  const [opening, closing] = [amountOf('OPBD', 'PRCD'), amountOf('CLBD')];
  if (opening === undefined || closing === undefined) return 0;
  return closing - opening - bookings.reduce((sum, { amount }) => sum + amount, 0);
}
