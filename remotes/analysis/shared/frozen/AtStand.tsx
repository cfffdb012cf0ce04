import { usePart } from '@vp-digital/core/micro-app';
import type { ComponentType, ReactNode } from 'react';
import { useStand } from './useStand';

type PageOfState = { load(): Promise<{ default: ComponentType<{ snapshotId: string }> }> };

export interface AtStandProps {
  /** The page of a state that stands in the place of this one: a constant, its code is fetched when an address asks for it. */
  page: PageOfState;
  children: ReactNode;
}

/** A page that `?stand=` in its address lays a state over: only read, with the way back to today. */
export function AtStand({ page, children }: AtStandProps) {
  const stand = useStand();
  return stand === undefined ? children : <State key={stand} page={page} snapshotId={stand} />;
}

function State({ page, snapshotId }: { page: PageOfState; snapshotId: string }) {
  const Page = usePart(page)?.default;
  return Page && <Page snapshotId={snapshotId} />;
}
