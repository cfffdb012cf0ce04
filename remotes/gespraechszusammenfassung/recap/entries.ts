import type { Recap, RecapEntry } from '@vp-digital/core/household';

/** An entry with the id it is kept under. */
export interface KeptEntry {
  id: string;
  entry: RecapEntry;
}

/** As they were written, the earliest first. */
export const inOrder = ({ items }: Recap): KeptEntry[] =>
  Object.entries(items)
    .map(([id, entry]) => ({ id, entry }))
    .sort((a, b) => a.entry.position - b.entry.position);

export const nextPosition = (entries: readonly KeptEntry[]): number =>
  Math.max(-1, ...entries.map(({ entry }) => entry.position)) + 1;

export type RecapKind = RecapEntry['kind'];
export const recapKinds: readonly RecapKind[] = ['note', 'decision', 'task'];
