import type { SnapshotSummary } from '@vp-digital/core/contracts';
import { skipToken } from '@vp-digital/core/libs/query';
import { useSelector } from '@vp-digital/core/libs/redux';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useHasPermission } from '@vp-digital/core/platform';
import { permissions } from '@vp-digital/core/reference';
import { snapshotEndpoints } from '@vp-digital/core/services';
import { selectInRole } from '@vp-digital/core/session';
import { analysisApi } from '../../api';

export const { useCreateSnapshotMutation, useSnapshotQuery, useSnapshotsQuery } =
  analysisApi.api.injectEndpoints({ endpoints: snapshotEndpoints });

/** The states that were kept, newest first, for those who may see them; none while they are not known. */
export function useSeenSnapshots(): readonly SnapshotSummary[] {
  const householdId = useHouseholdId();
  const inRole = useSelector(selectInRole);
  const may = useHasPermission(permissions.sectionReport) && !inRole;
  return useSnapshotsQuery(may ? householdId : skipToken).data ?? [];
}
