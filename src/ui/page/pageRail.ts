import { createContext, type ReactNode, useContext } from 'react';

/** An area's side panel for pages that have no rail of their own: an `AreaRail`. */
const Context = createContext<ReactNode>(undefined);
export const PageRail = Context.Provider;

export const usePageRail = (): ReactNode => useContext(Context);
