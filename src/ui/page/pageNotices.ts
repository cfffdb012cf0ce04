import { createContext, type ReactNode, useContext } from 'react';

/** What a page's frame has to say on every page, first in its body: why something is not saved. */
const Context = createContext<ReactNode>(undefined);
export const PageNotices = Context.Provider;

export const usePageNotices = (): ReactNode => useContext(Context);
