import type { Recap, RecapEntry } from '@vp-digital/core/household';

/** An entry with the id it is kept under. */
export interface StoredEntry {
  id: string;
  entry: RecapEntry;
}

/** What was written last stands first, beside where the next one is written. */
export const newestFirst = ({ items }: Recap): StoredEntry[] =>
  Object.entries(items)
    .map(([id, entry]) => ({ id, entry }))
    .sort((a, b) => b.entry.position - a.entry.position);

export const nextPosition = (entries: readonly StoredEntry[]): number =>
  Math.max(-1, ...entries.map(({ entry }) => entry.position)) + 1;

export type RecapKind = RecapEntry['kind'];
export const recapKinds: readonly RecapKind[] = ['note', 'decision', 'task'];

/** Whether a record of the advice takes it over. */
export const isTakenAsAdvice = ({ kind, visibility, isAdvice }: RecapEntry): boolean =>
  isAdvice === true && kind !== 'task' && visibility === 'customer';
