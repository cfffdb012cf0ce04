import type { CartPosition, SectionData } from '@vp-digital/core/household';
import { positionsInCart } from '@vp-digital/core/household';

/** What is proposed, before it has a reason of its own: a product, or a solution in own words, in the shape of a contract. */
export type CartProposal = Pick<CartPosition, 'title'> &
  Partial<
    Omit<
      CartPosition,
      'position' | 'decisions' | 'decisionReason' | 'addedOn' | 'discardedOn' | 'discardReason' | 'contractId'
    >
  >;

/** The position of the same proposal that lies in the cart already: the same product, or title, of the same person. */
export const positionOf = (
  data: Pick<SectionData, 'cartPositions'>,
  { productId, title, personId }: CartProposal,
): [id: string, position: CartPosition] | undefined =>
  positionsInCart(data).find(
    ([, position]) =>
      position.personId === personId &&
      (productId === undefined ? position.title === title : position.productId === productId),
  );

/** A reason that says less explains nothing (§ 61 VVG). */
export const shortestReason = 20;
/** As long as the advice record takes over. */
export const longestReason = 1000;

/** Why a reason is not enough yet. */
export const lackOfReason = (reason: string | undefined): 'missing' | 'short' | undefined => {
  if (reason === undefined || reason.trim() === '') return 'missing';
  return reason.trim().length < shortestReason ? 'short' : undefined;
};
