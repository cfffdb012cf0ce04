import { useEntries } from '@vp-digital/core/micro-app';
import { useHost } from '@vp-digital/core/platform';
import { newEntry } from './newEntry';
import type { BalancePageData, RecordedEntry, RecordedKind } from '../../shared/entry-sheet/data';
import { useKindName } from '../../shared/entry-sheet/useKindName';

export interface BalanceList {
  /** Adds a value of a kind, and says which one it is. */
  add(kind: RecordedKind): RecordedEntry;
  put(recorded: RecordedEntry): void;
  remove(recorded: RecordedEntry): void;
}

/** Adding, removing and bringing back values of both sides. */
export function useBalanceList(data: BalancePageData): BalanceList {
  const today = useHost().clock.today();
  const nameOf = useKindName();
  const assets = useEntries('assets');
  const liabilities = useEntries('liabilities');
  const put = ({ side, id, entry }: RecordedEntry) => {
    if (side === 'assets') assets.put(id, entry, nameOf(entry.kind));
    else liabilities.put(id, entry, nameOf(entry.kind));
  };
  return {
    put,
    add: (kind) => {
      const position = Object.keys({ ...data.assets.items, ...data.liabilities.items }).length;
      const added = newEntry(kind, position, today);
      put(added);
      return added;
    },
    remove: ({ side, id, entry }) =>
      (side === 'assets' ? assets : liabilities).remove(id, nameOf(entry.kind)),
  };
}
