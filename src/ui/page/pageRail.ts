import { createContext, type ReactNode, useContext } from 'react';

/** What an area shows beside each of its pages that has no rail of its own: an `AreaRail`. */
const Context = createContext<ReactNode>(undefined);
export const PageRail = Context.Provider;

export const usePageRail = (): ReactNode => useContext(Context);
