import {
  type Asset,
  type AssetKind,
  assetKinds,
  type DataOf,
  type FigureName,
  type Liability,
  liabilityKinds,
} from '@vp-digital/core/household';
import type { documents } from '../documents';

/** What the balance sheet shows; it edits `assets` and `liabilities`. */
export type BalancePageData = DataOf<typeof documents.balance>;

/** The two sides of the balance sheet, named after the documents that they are recorded in. */
export type Side = 'assets' | 'liabilities';

/** What each side adds up to. */
export const sideFigures = { assets: 'assets', liabilities: 'debts' } as const satisfies Record<
  Side,
  FigureName
>;

export type RecordedKind = AssetKind | Liability['kind'];

export const isAsset = (kind: RecordedKind): kind is AssetKind => assetKinds.some((known) => known === kind);

export const kindsOf: Record<Side, readonly RecordedKind[]> = {
  assets: assetKinds,
  liabilities: liabilityKinds,
};

/** A value that is recorded here, and not in a contract. */
export type RecordedEntry =
  | { side: 'assets'; id: string; entry: Asset }
  | { side: 'liabilities'; id: string; entry: Liability };

/** The recorded value of an id, while there is one. */
export function recordedEntry(data: BalancePageData, side: Side, id: string): RecordedEntry | undefined {
  if (side === 'assets') {
    const entry = data.assets.items[id];
    return entry && { side, id, entry };
  }
  const entry = data.liabilities.items[id];
  return entry && { side, id, entry };
}

export const amountOf = (recorded: RecordedEntry): number =>
  recorded.side === 'assets' ? recorded.entry.value : recorded.entry.amount;

/** What stands in the sheet beside a side: the choice of a kind, or one value. */
export type Opened = { side: Side; id?: string | undefined };
