import type { Cents, IsoDate } from '@vp-digital/core/finance';
import type { Booking } from './booking';
import { monthOf, monthsApart } from './months';
import { plain, withPairs, wordsIn } from '../../file-import/reading/plain';
import { createMatch, incoming, outgoing, type RuleName } from './rules';

/** Payments to or from one counterpart that one rule has met. Of their texts it holds the name alone. */
export interface PaymentGroup {
  /** The same for the same counterpart in every reading of the file. */
  key: string;
  name: string;
  direction: 'out' | 'in';
  rule?: { name: RuleName; word: string } | undefined;
  /** What was paid, by month; less what came back. */
  months: Readonly<Record<string, Cents>>;
  payments: number;
  last: { day: IsoDate; amount: Cents };
  /** Between its payments lie as many months every time: 3, 6 or 12. */
  every?: 3 | 6 | 12 | undefined;
}

type OpenGroup = { -readonly [Field in keyof PaymentGroup]: PaymentGroup[Field] } & {
  months: Record<string, Cents>;
};

export interface Grouped {
  groups: readonly PaymentGroup[];
  /** Between the household's own accounts. */
  transfers: { payments: number };
}

/** So many stand by themselves; the smallest of what no rule has met are one. */
const mostGroups = 200;

const matchOut = createMatch(outgoing);
const matchIn = createMatch(incoming);

/** Bookings by counterpart and rule; what came back from somebody lowers what was paid to them. */
export function grouped(bookings: readonly Booking[], ownIbans: ReadonlySet<string>): Grouped {
  const groups = new Map<string, OpenGroup>();
  const paidTo = new Map<string, OpenGroup>();
  let transfers = 0;
  const sorted = [...bookings].sort((one, other) => one.amount - other.amount); // what goes out first
  for (const booking of sorted) {
    if (booking.iban !== undefined && ownIbans.has(booking.iban)) {
      transfers += 1;
      continue;
    }
    const who = counterpartOf(booking);
    const isOut = booking.amount < 0;
    const said = saidIn(booking);
    const rule = isOut ? matchOut(said) : matchIn(said);
    const returned = !isOut && !rule ? paidTo.get(who) : undefined;
    if (returned) {
      add(returned, booking.day, -booking.amount);
      continue;
    }
    const direction = isOut ? 'out' : 'in';
    const key = `${direction} ${rule?.name ?? ''} ${who}`;
    const group = groups.get(key) ?? newGroup(key, booking, direction, rule);
    groups.set(key, group);
    if (isOut) paidTo.set(who, group);
    add(group, booking.day, Math.abs(booking.amount));
  }
  const all = [...groups.values()].map((group) => ({ ...group, every: rhythmOf(group.months) }));
  return { groups: few(all), transfers: { payments: transfers } };
}

function counterpartOf({ iban, name, purpose }: Booking): string {
  if (iban !== undefined) return iban;
  const letters = plain(name)
    .replace(/[^a-z]+/g, ' ')
    .trim();
  return (
    letters ||
    wordsIn(purpose)
      .filter((word) => !/\d/.test(word))
      .slice(0, 3)
      .join(' ')
  );
}

const saidIn = ({ name, purpose }: Booking): readonly string[] =>
  withPairs([...wordsIn(name), ...wordsIn(purpose)]);

const newGroup = (
  key: string,
  { name, purpose, day }: Booking,
  direction: PaymentGroup['direction'],
  rule: PaymentGroup['rule'],
): OpenGroup => ({
  key,
  name: name || purpose.slice(0, 40),
  direction,
  rule,
  months: {},
  payments: 0,
  last: { day, amount: 0 },
});

function add(group: OpenGroup, day: IsoDate, amount: Cents): void {
  const month = monthOf(day);
  group.months[month] = (group.months[month] ?? 0) + amount;
  if (amount <= 0) return;
  group.payments += 1;
  if (day >= group.last.day) group.last = { day, amount };
}

function rhythmOf(amounts: Readonly<Record<string, Cents>>): PaymentGroup['every'] {
  const months = Object.keys(amounts)
    .filter((month) => (amounts[month] ?? 0) > 0)
    .sort();
  const apart = months.slice(1).map((month, index) => monthsApart(months[index] ?? month, month));
  return ([3, 6, 12] as const).find((every) => apart.length > 0 && apart.every((gap) => gap === every));
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
  return [{ key: `${direction} rest`, name: '', direction, months, payments, last: first.last }];
}
