import { usePart } from '@vp-digital/core/micro-app';
import type { ComponentType, ReactNode } from 'react';
import { useStand } from './useStand';

export interface AtStandProps {
  /** The page of a state that stands in the place of this one: a constant, its code is fetched when an address asks for it. */
  page: { load(): Promise<{ default: ComponentType<{ snapshotId: string }> }> };
  children: ReactNode;
}

/** A page that `?stand=` in its address lays a state over: only read, with the way back to today. */
export function AtStand({ page, children }: AtStandProps) {
  const stand = useStand();
  const Page = usePart(page, stand !== undefined)?.default;
  if (stand === undefined) return children;
  return Page && <Page key={stand} snapshotId={stand} />;
}
