import type { Cents, IsoDate } from '@vp-digital/core/finance';
import type { Choices } from './choices';

/** Why a row cannot be written as it stands. */
export type Problem =
  | 'line'
  | 'category'
  | 'kind'
  | 'frequency'
  | 'person'
  | 'amount'
  /** Premiums and rates are contracts, never expenses. */
  | 'contract'
  | 'ownAccounts'
  /** An income that comes once is none of every month. */
  | 'once'
  | 'tooLarge';

/** Why a row is not taken over unless somebody wants it. */
export type Doubt =
  /** `stranger`: the name that stands there is of nobody in the household. */
  | { kind: 'stranger' | 'sameNumber' | 'archived' | 'same' | 'ended' }
  | { kind: 'endedOn'; day: IsoDate }
  /** It stands in the list already, in that row. */
  | { kind: 'earlier'; number: number }
  /** Something else stands in its category, in a month. */
  | { kind: 'others'; monthly: Cents };

/** A row of a list and what becomes of it. */
export interface Decided<Entry> {
  number: number;
  /** As it would be written; none where it cannot be. */
  entry?: Entry | undefined;
  problem?: Problem | undefined;
  doubt?: Doubt | undefined;
  /** Facts that the list does not tell, by their columns. */
  missing: readonly string[];
  /** What stands in cells that cannot be read, by their columns: it stays out. */
  unread: Readonly<Record<string, string>>;
  /** Facts that the entry does not have, by their columns: they stay out. */
  unfit: readonly string[];
  /** Facts that are longer or larger than what is kept, or before the beginning: they stay out. */
  tooLong: readonly string[];
  isTaken: boolean;
}

/** Whether a row is taken: as it was chosen, else where nothing speaks against it. */
export const withTaken = <Entry>(
  row: Omit<Decided<Entry>, 'isTaken'>,
  { taken }: Choices,
): Decided<Entry> => ({
  ...row,
  isTaken: row.entry !== undefined && (taken[row.number] ?? row.doubt === undefined),
});
