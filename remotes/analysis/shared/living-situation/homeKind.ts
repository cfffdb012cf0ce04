import type { Home } from '@vp-digital/core/household';

const onlyRented = ['coldRent', 'rentIncrease'] as const;
const onlyOwned = ['ownersFee', 'purchasePrice', 'savedRent'] as const;

/** What only a tenant or only an owner has, and what goes with another kind of home, so that nothing unseen counts. */
export const goneWith = (kind: Home['kind']) => (kind === 'owned' ? onlyRented : onlyOwned);
