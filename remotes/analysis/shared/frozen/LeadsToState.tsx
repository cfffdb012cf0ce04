import { useNavigate } from '@vp-digital/core/libs/router';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { type ReactNode, useEffect } from 'react';
import type { SnapshotRoute } from './snapshotRoute';
import { useSnapshotId } from './useSnapshotId';

export interface LeadsToStateProps {
  /** The page that shows a state of this one. */
  route: SnapshotRoute;
  children: ReactNode;
}

/** A page of which there is one for a state: with `?stand=` in its address it leads there, and writes nothing meanwhile. */
export function LeadsToState({ route, children }: LeadsToStateProps) {
  const snapshotId = useSnapshotId();
  const householdId = useHouseholdId();
  const navigate = useNavigate();
  const href = snapshotId === undefined ? undefined : route.href({ householdId, snapshotId });
  useEffect(() => {
    if (href !== undefined) void navigate(href, { replace: true });
  }, [href, navigate]);
  return href === undefined ? children : undefined;
}
