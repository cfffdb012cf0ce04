import type { ComponentType, ReactNode } from 'react';
import { useStand } from './useStand';

export interface AtStandProps {
  /** The page of a state that stands in the place of this one; its code is fetched when an address asks for it (`later`). */
  Page: ComponentType<{ snapshotId: string }>;
  children: ReactNode;
}

/** A page that `?stand=` in its address lays a state over: only read, with the way back to today. */
export function AtStand({ Page, children }: AtStandProps) {
  const stand = useStand();
  return stand === undefined ? children : <Page key={stand} snapshotId={stand} />;
}
