import { createContext } from 'react';

/** Where a side sheet is drawn that is opened within a part that cuts off what leaves it; `undefined`: where it stands. */
export const SheetPlaceContext = createContext<HTMLElement | undefined>(undefined);
