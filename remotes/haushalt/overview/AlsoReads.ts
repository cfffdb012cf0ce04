import { skipToken } from '@vp-digital/core/libs/query';
import { useSelector } from '@vp-digital/core/libs/redux';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useHasPermission } from '@vp-digital/core/platform';
import { permissions } from '@vp-digital/core/reference';
import { selectInRole } from '@vp-digital/core/session';
import { usePreferencesQuery } from '../api';
import { useConsentsQuery } from '../consents/api';
import { useSnapshotsQuery } from './api';

/** What the tiles, their order and the preparation follow from beside documents; those take it as it was read here (`readWithPage`). */
export function AlsoReads() {
  const householdId = useHouseholdId();
  const inRole = useSelector(selectInRole);
  const seesSnapshots = useHasPermission(permissions.sectionReport) && !inRole;
  useConsentsQuery(householdId);
  usePreferencesQuery(inRole ? skipToken : undefined);
  useSnapshotsQuery(seesSnapshots ? householdId : skipToken);
  return undefined;
}
