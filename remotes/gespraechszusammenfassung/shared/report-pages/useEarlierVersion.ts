import type { Report, Snapshot } from '@vp-digital/core/contracts';
import { fromQuery, type Loaded } from '@vp-digital/core/parts';
import { snapshotSections } from '@vp-digital/core/services';
import { useMemo } from 'react';
import { useSnapshotQuery } from '../../api';
import type { EarlierVersion } from '../report/ReportSource';
import { useEarlierRelease } from './useEarlierRelease';

const none = { status: 'ready', data: undefined } as const;

/** Not of a household that this one has taken in. */
const isOfSame = (then: Snapshot, now: Snapshot | undefined): boolean =>
  then.payload.household.householdId === now?.payload.household.householdId;

/** The version that was released before, with all that it is made of; none while nobody wants it, and where it cannot be read any more. */
export function useEarlierVersion(
  snapshot: Snapshot | undefined,
  report: Report | undefined,
  isWanted: boolean,
): Loaded<EarlierVersion | undefined> {
  const release = useEarlierRelease(isWanted ? snapshot : undefined, report);
  const found = release.status === 'ready' ? release.data : undefined;
  const { householdId, snapshotId } = found?.place ?? { householdId: '', snapshotId: '' };
  const asked = useSnapshotQuery({ householdId, snapshotId }, { skip: !found });
  const frozen = asked.currentData;
  const payload = frozen?.payload;
  const sections = useMemo(() => payload && snapshotSections(payload), [payload]);
  const then = found?.report;
  const at = found?.at;
  const version = useMemo(
    () =>
      frozen && sections && then && at !== undefined
        ? { snapshot: frozen, sections, report: then, at }
        : undefined,
    [frozen, sections, then, at],
  );
  if (release.status !== 'ready') return release;
  if (!found) return none;
  if (frozen) return isOfSame(frozen, snapshot) ? { status: 'ready', data: version } : none;
  const read = fromQuery(asked);
  if (read.status !== 'error') return { status: 'loading' };
  return read.error.kind === 'failed' && read.error.status === 409 ? none : read; // it was tampered with
}
