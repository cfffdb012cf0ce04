import type { SnapshotSummary } from '@vp-digital/core/contracts';
import { skipToken } from '@vp-digital/core/libs/query';
import { useSelector } from '@vp-digital/core/libs/redux';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useFormat, useHasPermission } from '@vp-digital/core/platform';
import { permissions } from '@vp-digital/core/reference';
import { selectInRole } from '@vp-digital/core/session';
import { useFrozenSections } from '@vp-digital/core/snapshots';
import { useSnapshotQuery, useSnapshotsQuery } from '../snapshotsApi';
import type { OtherTime } from './BudgetTable';

/** The states that were kept, newest first, for those who may see them, and the newest of them once it has come. */
export function useLastState(): { snapshots: readonly SnapshotSummary[]; last: OtherTime | undefined } {
  const householdId = useHouseholdId();
  const { day } = useFormat();
  const inRole = useSelector(selectInRole);
  const may = useHasPermission(permissions.sectionReport) && !inRole;
  const snapshots = useSnapshotsQuery(may ? householdId : skipToken).data ?? [];
  const [newest] = snapshots;
  const place = newest ? { householdId, snapshotId: newest.snapshotId } : skipToken;
  const data = useFrozenSections(useSnapshotQuery(place).data);
  return { snapshots, last: newest && data && { name: day(newest.createdAt), data } };
}
