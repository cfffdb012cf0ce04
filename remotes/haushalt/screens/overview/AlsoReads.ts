import { skipToken } from '@vp-digital/core/libs/query';
import { useSelector } from '@vp-digital/core/libs/redux';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useHasPermission } from '@vp-digital/core/platform';
import { permissions } from '@vp-digital/core/reference';
import { selectInRole } from '@vp-digital/core/session';
import { usePreferencesQuery } from '../../api';
import { useConsentsQuery } from '../../shared/consents/api';
import { useNamedSnapshotsQuery, useSnapshotsQuery } from '../../shared/overview/api';

/**
 * Begins what the page has not read yet; what is there is shown, and asked for again where it is shown (`readWithPage`). What comes
 * draws nothing here: the page that is being drawn would have to begin anew.
 */
const unread = { refetchOnMountOrArgChange: false, selectFromResult: () => ({}) };

/** What the tiles, their order and the preparation follow from, beside documents. */
export function AlsoReads() {
  const householdId = useHouseholdId();
  const inRole = useSelector(selectInRole);
  const seesSnapshots = useHasPermission(permissions.sectionReport) && !inRole;
  useConsentsQuery(householdId, unread);
  usePreferencesQuery(inRole ? skipToken : undefined, unread);
  useSnapshotsQuery(seesSnapshots ? householdId : skipToken, unread);
  useNamedSnapshotsQuery(seesSnapshots ? householdId : skipToken, unread);
  return undefined;
}
