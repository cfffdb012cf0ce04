import { wordKey } from './choices';
import type { WordColumn } from './listUse';
import type { ListRow } from './reading/row';

/** A word of a column, or that nothing stands in it. */
export interface WordGroup extends Pick<WordColumn, 'column' | 'options'> {
  key: string;
  text: string;
  /** What it means by itself. */
  known: string | undefined;
  isKnown: boolean;
  /** In so many rows. */
  count: number;
}

/** The words of a list whose meaning may be chosen: those first that nobody knows, and of these those of most rows. */
export function wordGroups(
  rows: readonly ListRow[],
  words: readonly WordColumn[],
  isKnown: (row: ListRow, column: string) => boolean,
): readonly WordGroup[] {
  const groups = new Map<string, WordGroup>();
  for (const row of rows)
    for (const { column, options, isAskedEmpty } of words) {
      const text = row.texts[column] ?? '';
      const isClear = isKnown(row, column);
      if (text === '' && (!isAskedEmpty || isClear)) continue;
      const key = wordKey(column, text);
      const group = groups.get(key) ?? { key, column, options, text, known: row.codes[column], isKnown: true, count: 0 };
      groups.set(key, { ...group, isKnown: group.isKnown && isClear, count: group.count + 1 });
    }
  return [...groups.values()].sort(
    (one, other) => Number(one.isKnown) - Number(other.isKnown) || other.count - one.count,
  );
}
