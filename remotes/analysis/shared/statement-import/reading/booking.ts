import type { Cents, IsoDate } from '@vp-digital/core/finance';

/** One line of an account, as it is read and before it is counted. It never leaves where the file is read. */
export interface Booking {
  day: IsoDate;
  /** Signed: what goes out is negative. */
  amount: Cents;
  /** Whom it went to or came from; empty where the file does not say. */
  name: string;
  purpose: string;
  /** The counterpart's account. */
  iban?: string | undefined;
}

/** First and last day that something covers. */
export interface Span {
  from: IsoDate;
  to: IsoDate;
}

/** Bookings that are not counted, by why. */
export interface LeftOut {
  /** In another currency than the euro. */
  foreign: number;
  /** Not booked yet. */
  pending: number;
  /** Without a day or an amount that can be read. */
  unreadable: number;
}

export interface Bookings {
  bookings: readonly Booking[];
  /** What the file says that it covers. */
  span?: Span | undefined;
  /** The accounts that it is of. */
  ownIbans: readonly string[];
  left: LeftOut;
}

export const ibanIn = (text: string | undefined): string | undefined => {
  const written = (text ?? '').replace(/\s/g, '').toUpperCase();
  return /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(written) ? written : undefined;
};

/** First and last of some days; undefined of none. */
export function spanOf(days: readonly IsoDate[]): Span | undefined {
  const [first] = days;
  if (first === undefined) return undefined;
  return days.reduce(({ from, to }, day) => ({ from: day < from ? day : from, to: day > to ? day : to }), {
    from: first,
    to: first,
  });
}
