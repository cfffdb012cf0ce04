import type { Cents, IsoDate } from '@vp-digital/core/finance';
import type { LeftOut, LeftSums } from './leftOut';

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
  /** The bank's own number of it; undefined where the bank has none. */
  reference?: string | undefined;
  /** It takes an earlier payment back: a returned debit, a cancellation. */
  isReturn?: boolean | undefined;
}

/** First and last day that something covers. */
export interface Span {
  from: IsoDate;
  to: IsoDate;
}

/** Bookings that one statement, report or table lists: equal ones among them are different payments. */
export interface Part {
  /** Whose they are, as the file writes it. */
  account: string;
  bookings: Booking[];
}

/** A day on which a balance differs from what was booked before it, and by how much. */
export interface DayDifference {
  day: IsoDate;
  difference: Cents;
}

export interface Bookings {
  parts: readonly Part[];
  /** What the file says that it covers. */
  span?: Span | undefined;
  /** The accounts that it is of. */
  ownIbans: readonly string[];
  left: LeftOut;
  leftSums: LeftSums;
  /** By how much the balances of the file differ from what its bookings come to; 0 where they agree or none are written. */
  unbalanced: Cents;
  /** Where: days by which a balance differs from what was booked before it, as far as the file says so. */
  unbalancedOn?: readonly DayDifference[] | undefined;
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

/** Words by which banks and shops say that an earlier payment comes back. */
const returns =
  /rueck?last|rueckbuch|rueckgabe|rueckzahl|rueckueberw|retoure|storno|storniert|refund|reversal|chargeback/;

export const isReturnIn = (plainText: string): boolean => returns.test(plainText);
