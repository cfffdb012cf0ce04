import type { ComponentType, ReactNode } from 'react';
import { useSnapshotId } from './useSnapshotId';

export interface AtSnapshotProps {
  /** The page of a state that stands in the place of this one; its code is fetched when an address asks for it (`later`). */
  Page: ComponentType<{ snapshotId: string }>;
  children: ReactNode;
}

/** A page that `?stand=` in its address lays a state over: only read, with the way back to today. */
export function AtSnapshot({ Page, children }: AtSnapshotProps) {
  const snapshotId = useSnapshotId();
  return snapshotId === undefined ? children : <Page key={snapshotId} snapshotId={snapshotId} />;
}
