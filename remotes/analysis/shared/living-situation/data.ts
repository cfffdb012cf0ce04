import {
  type DataOf,
  type Home,
  inOrder,
  type LoanContract,
  type SectionData,
} from '@vp-digital/core/household';
import type { documents } from '../documents';

/** What the page shows; it edits `housing`, the value of the home in `assets`, and takes housing costs over to `expenses`. */
export type LivingSituationData = DataOf<typeof documents.livingSituation>;

export type HomeKind = Home['kind'];

/** The first of a document's entries that somebody looks for. */
type Found<Entry> = readonly [id: string, entry: Entry] | undefined;

/** What the home is worth stands in the assets. */
export const ownHomeAsset = ({
  assets,
}: Pick<SectionData, 'assets'>): Found<SectionData['assets']['items'][string]> =>
  inOrder(assets.items).find(([, { kind }]) => kind === 'ownHome');

export const mortgages = ({
  contracts,
}: Pick<SectionData, 'contracts'>): (readonly [string, LoanContract])[] =>
  inOrder(contracts.items).flatMap(([id, contract]) =>
    contract.kind === 'loan' && contract.line === 'mortgage' ? [[id, contract] as const] : [],
  );

/** What a month costs that belongs to the expenses of the category: all but rates, which are contracts, and heating. */
export const expenseOf = ({ kind, coldRent = 0, ancillaryCosts = 0, ownersFee = 0 }: Home): number =>
  ancillaryCosts + (kind === 'owned' ? ownersFee : coldRent);
