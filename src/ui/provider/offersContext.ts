import { createContext, useContext } from 'react';

/** Whether the screen at an address of ours can be opened: it is built, permitted and switched on. */
export type Offers = (href: string) => boolean;

/** Outside of an area every way is open. */
export const OffersContext = createContext<Offers>(() => true);

/** What links check before they are drawn; for code that chooses among links. */
export const useOffers = (): Offers => useContext(OffersContext);
