import { useEntries } from '@vp-digital/core/micro-app';
import { useHost } from '@vp-digital/core/platform';
import type { IsoDate } from '@vp-digital/core/finance';
import { type Liability, liabilityKinds } from '@vp-digital/core/household';
import {
  type BalancePageData,
  type RecordedEntry,
  type RecordedKind,
  isAsset,
} from '../../shared/entry-sheet/data';
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

/** A value of a kind before anything is known of it. */
function newEntry(kind: RecordedKind, position: number, today: IsoDate): RecordedEntry {
  const id = crypto.randomUUID();
  const common = { position, asOf: today, ownership: {} };
  return isAsset(kind)
    ? { side: 'assets', id, entry: { ...common, kind, value: 0, earmarked: false } }
    : { side: 'liabilities', id, entry: { ...common, kind: liabilityKind(kind), amount: 0 } };
}

const liabilityKind = (kind: RecordedKind): Liability['kind'] =>
  liabilityKinds.find((known) => known === kind) ?? 'private';
