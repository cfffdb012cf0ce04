import { wordKey } from './choices';
import type { WordColumn } from './listUse';
import type { ListRow } from './reading/row';

/** A word of a column, or that nothing stands in it. */
export interface WordGroup extends Pick<WordColumn, 'column' | 'options'> {
  key: string;
  text: string;
  /** What it means by itself, as `ListUse` says it. */
  known: string | undefined;
  /** In so many rows. */
  count: number;
}

/** The words of a list whose meaning may be chosen: those first that nobody knows, and of these those of most rows. */
export function wordGroups(
  rows: readonly ListRow[],
  words: readonly WordColumn[],
  meaningOf: (row: ListRow, column: string) => string | undefined,
): readonly WordGroup[] {
  const groups = new Map<string, WordGroup>();
  for (const row of rows)
    for (const { column, options, isAskedEmpty } of words) {
      const text = row.texts[column] ?? '';
      const known = meaningOf(row, column);
      if (text === '' && (!isAskedEmpty || known !== undefined)) continue;
      const key = wordKey(column, text);
      const group = groups.get(key);
      groups.set(key, {
        key,
        column,
        options,
        text,
        known: group && !isKnown(group) ? undefined : known,
        count: (group?.count ?? 0) + 1,
      });
    }
  return [...groups.values()].sort(
    (one, other) => Number(isKnown(one)) - Number(isKnown(other)) || other.count - one.count,
  );
}

export const isKnown = ({ known }: Pick<WordGroup, 'known'>): boolean => known !== undefined;
