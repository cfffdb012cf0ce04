import { createContext, useContext } from 'react';
import type { Shell } from './createShell';

const Context = createContext<Shell | undefined>(undefined);
export const ShellProvider = Context.Provider;

export function useShell(): Shell {
  const shell = useContext(Context);
  if (!shell) throw new Error('rendered outside the shell');
  return shell;
}
