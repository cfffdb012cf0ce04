import type { Cents, IsoDate } from '@vp-digital/core/finance';
import type { Booking } from './booking';
import { createContractMatch, type KnownContract } from './contractsKnown';
import { monthOf } from './months';
import { plain, withPairs, wordsIn } from '../../file-import/reading/plain';
import { createMatch, incoming, outgoing, type RuleName } from './rules';

/** Payments to or from one counterpart that one rule has met. Of their texts it holds the name alone. */
export interface PaymentGroup {
  /** The same for the same counterpart in every reading of the file. */
  key: string;
  name: string;
  direction: 'out' | 'in';
  rule?: { name: RuleName; word: string } | undefined;
  /** The recorded contract that it pays. */
  contract?: string | undefined;
  /** What was paid, by month; less what came back. */
  months: Readonly<Record<string, Cents>>;
  payments: number;
  last: { day: IsoDate; amount: Cents };
  /** Between its payments lie as many months every time: 3, 6 or 12. */
  every?: 3 | 6 | 12 | undefined;
  /** The smaller ones of several counterparts together. */
  isRest?: boolean | undefined;
}

type OpenGroup = { -readonly [Field in keyof PaymentGroup]: PaymentGroup[Field] } & {
  months: Record<string, Cents>;
  /** On which something was paid. */
  days: IsoDate[];
};

export interface Grouped {
  groups: readonly PaymentGroup[];
  /** Between the household's own accounts. */
  transfers: { payments: number; out: Cents; in: Cents };
}

/** So many stand by themselves; the smallest of what no rule has met are one. */
const mostGroups = 200;

const matchOut = createMatch(outgoing);
const matchIn = createMatch(incoming);

/**
 * Bookings by counterpart and rule; what came back from somebody lowers what was paid to them. Of whom nothing is known, each
 * booking is one of its own.
 */
export function grouped(
  bookings: readonly Booking[],
  ownIbans: ReadonlySet<string>,
  contracts: readonly KnownContract[] = [],
): Grouped {
  const contractOf = createContractMatch(contracts);
  const groups = new Map<string, OpenGroup>();
  const paid = { out: new Map<string, OpenGroup>(), in: new Map<string, OpenGroup>() };
  const transfers = { payments: 0, out: 0, in: 0 };
  // what goes out first, and what is taken back last
  const sorted = [...bookings].sort(
    (one, other) =>
      Number(one.isReturn ?? false) - Number(other.isReturn ?? false) || one.amount - other.amount,
  );
  for (const [number, booking] of sorted.entries()) {
    const isOut = booking.amount < 0;
    const direction = isOut ? 'out' : 'in';
    if (booking.iban !== undefined && ownIbans.has(booking.iban)) {
      transfers.payments += 1;
      transfers[direction] += Math.abs(booking.amount);
      continue;
    }
    const contract = isOut ? contractOf(booking) : undefined; // what is recorded goes before any word
    const said = saidIn(booking);
    const met = isOut
      ? matchOut(said, isShop(booking) ? withPairs(wordsIn(booking.name)) : said)
      : matchIn(said);
    const rule = contract === undefined ? met : undefined;
    const returned = returnedOf(booking, rule, paid[isOut ? 'in' : 'out']);
    if (returned) {
      add(returned, booking.day, -Math.abs(booking.amount));
      continue;
    }
    // a return of what the file does not have is no income
    const own = booking.isReturn && !isOut ? undefined : rule;
    const key = `${direction} ${contract ?? own?.name ?? ''} ${counterpartOf(booking) || `nobody ${number}`}`;
    const group = groups.get(key) ?? newGroup(key, booking, direction, own, contract);
    groups.set(key, group);
    for (const who of namesOf(booking)) paid[direction].set(who, group);
    add(group, booking.day, Math.abs(booking.amount));
  }
  const all = [...groups.values()].map(({ days, ...group }) => ({ ...group, every: rhythmOf(days) }));
  return { groups: few(all), transfers };
}

/** The payments that a booking takes back: to the same counterpart, of whom something must be known. */
function returnedOf(
  { isReturn, ...booking }: Booking,
  rule: PaymentGroup['rule'],
  paid: ReadonlyMap<string, OpenGroup>,
): OpenGroup | undefined {
  if (!isReturn && (booking.amount < 0 || rule)) return undefined;
  return namesOf(booking)
    .map((who) => paid.get(who))
    .find((group) => group !== undefined);
}

/** By what a counterpart is known: the account, the name. */
const namesOf = ({ iban, name }: Booking): readonly string[] =>
  [iban ?? '', lettersOf(name)].filter((who) => who !== '');

const lettersOf = (name: string): string =>
  plain(name)
    .replace(/[^a-z]+/g, ' ')
    .trim();

/** Words for kinds of bookings: they say nothing of whom. */
const kindsOfBooking =
  /^(sepa|online|basis|folge|erst|ein|eilt?|echtzeit|zahlung|kartenzahlung|girocard|lastschrift\w*|basislastschrift|\w*ueberweisung\w*|gutschrift|dauerauftrag\w*|ueberw|uebertrag|umsatz|buchung|haben|soll|eur|von|an|der|die|das|und|fuer|cr|dd|ct)$/;

function counterpartOf({ iban, name, purpose }: Booking): string {
  return (
    iban ??
    (lettersOf(name) ||
      wordsIn(purpose)
        .filter((word) => !/\d/.test(word) && !kindsOfBooking.test(word))
        .slice(0, 3)
        .join(' '))
  );
}

/** Who pays on for others: the shop stands in the text. */
const collectors =
  /\b(paypal|klarna|sumup|adyen|stripe|concardis|payone|telecash|first ?data|nexi|worldline|unzer|mollie|amazon pay(ments)?|apple pay|google pay)\b/;

const isShop = ({ name }: Booking): boolean => name !== '' && !collectors.test(plain(name));

const saidIn = ({ name, purpose }: Booking): readonly string[] =>
  withPairs([...wordsIn(name), ...wordsIn(purpose)]);

const newGroup = (
  key: string,
  { name, purpose, day }: Booking,
  direction: PaymentGroup['direction'],
  rule: PaymentGroup['rule'],
  contract: string | undefined,
): OpenGroup => ({
  key,
  name: name || purpose.slice(0, 40),
  direction,
  rule,
  ...(contract !== undefined && { contract }),
  months: {},
  days: [],
  payments: 0,
  last: { day, amount: 0 },
});

function add(group: OpenGroup, day: IsoDate, amount: Cents): void {
  const month = monthOf(day);
  group.months[month] = (group.months[month] ?? 0) + amount;
  if (amount <= 0) return;
  group.payments += 1;
  group.days.push(day);
  if (day >= group.last.day) group.last = { day, amount };
}

/** A month on average. */
const daysOfMonth = 30.44;
/** Weekends, holidays and the ends of months move a payment by so many days at most. */
const moved = 10;

/** Whether payments come every quarter, half year or year: at most half of the gaps between them miss one or more. */
function rhythmOf(paid: readonly IsoDate[]): PaymentGroup['every'] {
  const days = paid.map((day) => Date.parse(day) / 86_400_000).sort((one, other) => one - other);
  const gaps = days.slice(1).flatMap((day, index) => {
    const gap = day - (days[index] ?? day);
    return gap > moved ? [gap] : [];
  });
  const isAfter = (gap: number, months: number) => Math.abs(gap - months * daysOfMonth) <= moved;
  return ([12, 6, 3] as const).find((every) => {
    const regular = gaps.filter((gap) => isAfter(gap, every)).length;
    const isMissing = (gap: number) => isAfter(gap, every * Math.round(gap / (every * daysOfMonth)));
    return regular > 0 && 2 * regular >= gaps.length && gaps.every(isMissing);
  });
}

/** The largest, and one of all the rest in each direction. */
function few(groups: readonly PaymentGroup[]): readonly PaymentGroup[] {
  const ranked = [...groups].sort((one, other) => rankOf(other) - rankOf(one));
  const rest = ranked.slice(mostGroups);
  return [...ranked.slice(0, mostGroups), ...(['out', 'in'] as const).flatMap((side) => restOf(rest, side))];
}

const rankOf = ({ rule, months }: PaymentGroup) =>
  Object.values(months).reduce((sum, amount) => sum + amount, rule ? 1_000_000_000_00 : 0);

function restOf(groups: readonly PaymentGroup[], direction: PaymentGroup['direction']): PaymentGroup[] {
  const some = groups.filter((group) => group.direction === direction);
  const [first] = some;
  if (!first) return [];
  const months: Record<string, Cents> = {};
  for (const group of some)
    for (const [month, amount] of Object.entries(group.months)) months[month] = (months[month] ?? 0) + amount;
  const payments = some.reduce((sum, group) => sum + group.payments, 0);
  return [
    { key: `${direction} rest`, name: '', direction, months, payments, last: first.last, isRest: true },
  ];
}
