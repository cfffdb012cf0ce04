import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useHost } from '@vp-digital/core/platform';
import { useSectionEditor } from '@vp-digital/core/services';
import { newEntry } from './newEntry';
import type { BalancePageData, RecordedEntry, RecordedKind } from './sections';
import { useKindName } from './useKindName';

export interface BalanceList {
  /** Adds a value of a kind, and says which one it is. */
  add(kind: RecordedKind): RecordedEntry;
  put(recorded: RecordedEntry): void;
  remove(recorded: RecordedEntry): void;
}

/** Adding, removing and bringing back values of both sides; saved at once. */
export function useBalanceList(data: BalancePageData): BalanceList {
  const householdId = useHouseholdId();
  const today = useHost().clock.today();
  const nameOf = useKindName();
  const editors = {
    assets: useSectionEditor(householdId, 'assets'),
    liabilities: useSectionEditor(householdId, 'liabilities'),
  };
  const put = ({ side, id, entry }: RecordedEntry) => {
    editors[side].set(`/items/${id}`, entry, nameOf(entry.kind));
    editors[side].flush();
  };
  return {
    put,
    add: (kind) => {
      const position = Object.keys({ ...data.assets.items, ...data.liabilities.items }).length;
      const added = newEntry(kind, position, today);
      put(added);
      return added;
    },
    remove: ({ side, id, entry }) => {
      editors[side].remove(`/items/${id}`, nameOf(entry.kind));
      editors[side].flush();
    },
  };
}
