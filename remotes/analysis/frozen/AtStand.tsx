import { usePart } from '@vp-digital/core/micro-app';
import type { ReactNode } from 'react';
import { standPart } from './standPart';
import { useStand } from './useStand';

export interface AtStandProps {
  /** Which page of a state stands in the place of this one. */
  page: 'BalanceAtState' | 'ContractsAtState';
  children: ReactNode;
}

/** A page that `?stand=` in its address lays a state over: only read, with the way back to today. */
export function AtStand({ page, children }: AtStandProps) {
  const stand = useStand();
  const Page = usePart(standPart, stand !== undefined)?.[page];
  if (stand === undefined) return children;
  return Page && <Page key={stand} snapshotId={stand} />;
}
