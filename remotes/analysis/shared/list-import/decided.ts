import type { Cents, IsoDate } from '@vp-digital/core/finance';
import type { Choices } from './choices';

/** Why a row cannot be written as it is. */
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
  /** A one-off income is not a monthly one. */
  | 'once'
  | 'tooLarge';

/** Why a row is not imported unless somebody selects it. */
export type Doubt =
  /** `stranger`: the name in the row belongs to nobody in the household. */
  | { kind: 'stranger' | 'sameNumber' | 'archived' | 'same' | 'ended' }
  | { kind: 'endedOn'; day: IsoDate }
  /** The list already contains it, in that row. */
  | { kind: 'earlier'; number: number }
  /** Its category has other amounts: their monthly sum. */
  | { kind: 'others'; monthly: Cents };

/** A row of a list and what happens to it. */
export interface Decided<Entry> {
  number: number;
  /** The entry to be written; undefined if it cannot be. */
  entry?: Entry | undefined;
  problem?: Problem | undefined;
  doubt?: Doubt | undefined;
  /** The company with which the household has a contract of this kind already: both may insure the same twice. */
  besides?: string | undefined;
  /** Facts missing from the list, by column. */
  missing: readonly string[];
  /** Contents of unreadable cells, by column: they are left out. */
  unread: Readonly<Record<string, string>>;
  /** Facts that the entry does not have, by column: they are left out. */
  unfit: readonly string[];
  /** Facts that are too long, too large or before the beginning: they are left out. */
  tooLong: readonly string[];
  isTaken: boolean;
}

/** Whether a row is imported: as chosen, else if there is no problem or doubt. */
export const withTaken = <Entry>(
  row: Omit<Decided<Entry>, 'isTaken'>,
  { taken }: Choices,
): Decided<Entry> => ({
  ...row,
  isTaken: row.entry !== undefined && (taken[row.number] ?? row.doubt === undefined),
});
