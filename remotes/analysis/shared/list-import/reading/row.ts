import type { Cents } from '@vp-digital/core/finance';

/** What the columns of lists hold. */
export type ColumnKind =
  | 'text'
  | 'day'
  /** A number that identifies something: digits and letters, each of which counts. */
  | 'number'
  /** A rate in percent. */
  | 'rate'
  /** An amount of money; what goes out may stand there with a minus. */
  | 'money'
  /** Words for one of some codes. */
  | 'word';

/** A line of a list, as far as its cells can be read. Nothing that stands there is guessed, and nothing missing is 0. */
export interface ListRow {
  /** Which line of the list it is, counted from 1 below the heads. */
  number: number;
  /** Amounts in cents, rates in basis points. */
  amounts: Readonly<Record<string, Cents>>;
  /** Texts, days, and words as they are written. */
  texts: Readonly<Record<string, string>>;
  /** What words mean, where that is known. */
  codes: Readonly<Record<string, string>>;
  /** What stands in cells that cannot be read. */
  unread: Readonly<Record<string, string>>;
}
