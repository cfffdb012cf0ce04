import { createContext, useContext } from 'react';

/** Where dialogs and toasts go. */
export const PortalContext = createContext<HTMLElement | undefined>(undefined);

export function usePortalElement(): HTMLElement {
  const element = useContext(PortalContext);
  if (!element) throw new Error('The design system is used outside of UiProvider.');
  return element;
}
