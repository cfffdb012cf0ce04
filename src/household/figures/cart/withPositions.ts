import type { Cents } from '@vp-digital/core/finance';
import type { CartPosition, SectionData } from '../../documents';
import { costIn } from '../monthly';
import { contractOf } from './contractOf';
import { decisionOf } from './decisionOf';

type CartData = Pick<SectionData, 'persons' | 'contracts' | 'cartPositions'>;

/**
 * Which positions are added: what is accepted, what nobody has decided yet, or both; or those that a function chooses
 * (one left out, say). Never what is discarded or has become a contract.
 */
export type ChosenPositions =
  | 'accepted'
  | 'proposed'
  | 'both'
  | ((position: CartPosition, id: string) => boolean);

/**
 * Documents as if positions of the cart were contracts, and what these replace were gone: before and after are the same
 * figures computed twice. The same object where nothing changes.
 */
export function withPositions<Data extends CartData>(data: Data, which: ChosenPositions): Data {
  const { contracts } = data;
  const chosen = positionsInCart(data).filter(([id, position]) => isChosen(data, position, { id, which }));
  const replaced = new Set(chosen.map(([, { replacesId }]) => replacesId));
  const added = chosen.flatMap(([id, position]) => {
    const contract = contractOf(position);
    return contract ? [[id, contract] as const] : [];
  });
  const kept = Object.entries(contracts.items).filter(([id]) => !replaced.has(id));
  if (added.length === 0 && kept.length === Object.keys(contracts.items).length) return data;
  return { ...data, contracts: { ...contracts, items: Object.fromEntries([...kept, ...added]) } };
}

function isChosen(
  data: CartData,
  position: CartPosition,
  { id, which }: { id: string; which: ChosenPositions },
): boolean {
  if (typeof which === 'function') return which(position, id);
  const decision = decisionOf(data, position);
  if (decision === undefined) return which !== 'accepted';
  return decision === 'accepted' && which !== 'proposed';
}

/** What lies in the cart, in its order: neither discarded nor a contract already. */
export const positionsInCart = ({
  cartPositions,
}: Pick<SectionData, 'cartPositions'>): [id: string, position: CartPosition][] =>
  Object.entries(cartPositions.items)
    .filter(([, { discardedOn, contractId }]) => discardedOn === undefined && contractId === undefined)
    .toSorted(([, one], [, other]) => one.position - other.position);

/** What was taken out of the cart, kept with its reason. */
export const discardedPositions = ({
  cartPositions,
}: Pick<SectionData, 'cartPositions'>): [id: string, position: CartPosition][] =>
  Object.entries(cartPositions.items)
    .filter(([, { discardedOn }]) => discardedOn !== undefined)
    .toSorted(([, one], [, other]) => one.position - other.position);

/** What has become a contract. */
export const concludedPositions = ({
  cartPositions,
}: Pick<SectionData, 'cartPositions'>): [id: string, position: CartPosition][] =>
  Object.entries(cartPositions.items)
    .filter(([, { discardedOn, contractId }]) => discardedOn === undefined && contractId !== undefined)
    .toSorted(([, one], [, other]) => one.position - other.position);

/** What a position costs a month out of the net; undefined while its premium is unknown. */
export function positionCost(position: CartPosition): Cents | undefined {
  const contract = contractOf(position);
  return contract && position.premium !== undefined ? costIn('month', contract) : undefined;
}
