import type { RecapEntry } from '@vp-digital/core/household';
import { skipToken } from '@vp-digital/core/libs/query';
import { useSelector } from '@vp-digital/core/libs/redux';
import { useHouseholdId, usePageDocuments } from '@vp-digital/core/micro-app';
import { fromQuery, type Loaded } from '@vp-digital/core/parts';
import { useHasPermission } from '@vp-digital/core/platform';
import { permissions } from '@vp-digital/core/reference';
import { selectInRole } from '@vp-digital/core/session';
import { type NamedSnapshot, useNamedSnapshotsQuery } from '../../../shared/overview/api';

/** What was written down and frozen in the household; what is not the reader's to see: undefined. */
export interface Stored {
  notes: Loaded<readonly RecapEntry[]> | undefined;
  snapshots: Loaded<readonly NamedSnapshot[]> | undefined;
}

export function useStored(): Stored {
  const householdId = useHouseholdId();
  const seesNotes = useHasPermission(permissions.sectionReport);
  const inRole = useSelector(selectInRole);
  const seesSnapshots = seesNotes && !inRole;
  const notes = usePageDocuments(seesNotes ? ['recap'] : []);
  const snapshots = fromQuery(useNamedSnapshotsQuery(seesSnapshots ? householdId : skipToken));
  return {
    notes: seesNotes
      ? notes.status === 'ready'
        ? { status: 'ready', data: Object.values(notes.data.recap.items) }
        : notes
      : undefined,
    snapshots: seesSnapshots ? snapshots : undefined,
  };
}
