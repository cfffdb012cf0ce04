import type { IsoDate } from '@vp-digital/core/finance';
import { type Liability, liabilityKinds } from '@vp-digital/core/household';
import { isAsset, type RecordedEntry, type RecordedKind } from '../../shared/entry-sheet/data';

/** A value of a kind before anything is known of it. */
export function newEntry(kind: RecordedKind, position: number, today: IsoDate): RecordedEntry {
  const id = crypto.randomUUID();
  const common = { position, asOf: today, ownership: {} };
  return isAsset(kind)
    ? { side: 'assets', id, entry: { ...common, kind, value: 0, earmarked: false } }
    : { side: 'liabilities', id, entry: { ...common, kind: liabilityKind(kind), amount: 0 } };
}

const liabilityKind = (kind: RecordedKind): Liability['kind'] =>
  liabilityKinds.find((known) => known === kind) ?? 'private';
