import type { Option } from '@vp-digital/core/ui';
import type { ListName } from '../file-import/importKinds';
import type { Choices } from './choices';
import type { Decided } from './decided';
import type { ListRow } from './reading/row';

/** A column whose words mean something, and what they may mean. */
export interface WordColumn {
  column: string;
  options: readonly Option[];
  /** Whether it is asked what holds in rows in which nothing stands. */
  isAskedEmpty: boolean;
}

/** What a kind of list knows by itself: how its rows become entries, are shown and are written. */
export interface ListUse<Entry> {
  list: ListName;
  words: readonly WordColumn[];
  /** What the words of a row mean by themselves; empty where nothing needs to be chosen, undefined where somebody has to. */
  meaningOf(row: ListRow, column: string): string | undefined;
  decide(rows: readonly ListRow[], choices: Choices): readonly Decided<Entry>[];
  /** What an entry is called, and its facts in words. */
  textsOf(entry: Entry): { name: string; facts: readonly string[] };
  write(entries: readonly Entry[]): void;
}
