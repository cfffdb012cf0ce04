import {
  type CartPosition,
  personsInOrder,
  positionsInCart,
  type SectionData,
} from '@vp-digital/core/household';

export interface PersonalPositions {
  /** Undefined: what is the household's. */
  personId: string | undefined;
  positions: [id: string, position: CartPosition][];
}

/** What lies in the cart by person, in the household's order; what is everybody's comes last. */
export function positionsByPerson(data: Pick<SectionData, 'persons' | 'cartPositions'>): PersonalPositions[] {
  const all = positionsInCart(data);
  const ids = personsInOrder(data).map(({ id }) => id);
  const owner = (position: CartPosition) => ids.find((id) => id === position.personId);
  return [...ids, undefined].flatMap((personId) => {
    const positions = all.filter(([, position]) => owner(position) === personId);
    return positions.length > 0 ? [{ personId, positions }] : [];
  });
}
