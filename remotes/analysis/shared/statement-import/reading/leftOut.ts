import type { Cents } from '@vp-digital/core/finance';

/** Bookings that are not counted, by why. Those that are rare are there only if there are some. */
export interface LeftOut {
  /** In another currency than the euro. */
  foreign: number;
  /** Announced, not booked yet. */
  pending: number;
  /** Without a day or an amount that can be read. */
  unreadable: number;
  /** Refused or cancelled, never carried out. */
  reverted?: number;
  /** A second report of the same booking. */
  repeated?: number;
  /** Lines of balances and sums: no bookings. */
  balances?: number;
}
export type LeftReason = keyof LeftOut;

/** What goes out and comes in by them, as far as amounts can be read, by currency. */
export type LeftSums = Readonly<
  Partial<Record<LeftReason, Readonly<Record<string, { out: Cents; in: Cents }>>>>
>;

/** Counts and adds up what is left out. */
export function createLeftOut() {
  const left: LeftOut = { foreign: 0, pending: 0, unreadable: 0 };
  const leftSums: Partial<Record<LeftReason, Record<string, { out: Cents; in: Cents }>>> = {};
  return {
    left,
    leftSums: leftSums as LeftSums,
    add(reason: LeftReason, amount?: Cents, currency = 'EUR'): void {
      left[reason] = (left[reason] ?? 0) + 1;
      if (amount === undefined || amount === 0) return;
      const sums = (leftSums[reason] ??= {});
      const sum = (sums[currency] ??= { out: 0, in: 0 });
      sum[amount < 0 ? 'out' : 'in'] += Math.abs(amount);
    },
  };
}

export type LeftOutCounter = ReturnType<typeof createLeftOut>;

/** That of several files together. */
export function addedUp(parts: readonly { left: LeftOut; leftSums: LeftSums }[]) {
  const left: LeftOut = { foreign: 0, pending: 0, unreadable: 0 };
  const leftSums: Partial<Record<LeftReason, Record<string, { out: Cents; in: Cents }>>> = {};
  for (const part of parts) {
    for (const [reason, count] of entriesOf(part.left)) left[reason] = (left[reason] ?? 0) + count;
    for (const [reason, byCurrency] of entriesOf(part.leftSums))
      for (const [currency, sum] of Object.entries(byCurrency)) {
        const all = ((leftSums[reason] ??= {})[currency] ??= { out: 0, in: 0 });
        all.out += sum.out;
        all.in += sum.in;
      }
  }
  return { left, leftSums: leftSums as LeftSums };
}

const entriesOf = <Value>(record: { readonly [Reason in LeftReason]?: Value }) =>
  Object.entries(record) as [LeftReason, Value][]; // its own names

/** How many there are of which something would have counted. */
export const countLeft = ({ balances: _, repeated: __, ...left }: LeftOut): number =>
  Object.values(left).reduce((sum, count) => sum + count, 0);
