import type { ComponentType, ReactNode } from 'react';
import { useSnapshotId } from './useSnapshotId';

export interface AtSnapshotProps {
  /** The page of a snapshot that replaces this one; its code is fetched when an address asks for it (`later`). */
  Page: ComponentType<{ snapshotId: string }>;
  children: ReactNode;
}

/** A page that shows a snapshot if its address has `?stand=`: read-only, with a link back to today. */
export function AtSnapshot({ Page, children }: AtSnapshotProps) {
  const snapshotId = useSnapshotId();
  return snapshotId === undefined ? children : <Page key={snapshotId} snapshotId={snapshotId} />;
}
