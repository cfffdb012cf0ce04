import type { Host } from '@vp-digital/core/shell';
import { createContext, useContext } from 'react';

const Context = createContext<Host | undefined>(undefined);
export const HostProvider = Context.Provider;

/** What the shell handed to this mount: clock, configuration, messages. */
export function useHost(): Host {
  const host = useContext(Context);
  if (!host) throw new Error('A component is rendered outside its mount');
  return host;
}
