import { applyChanges, type KnownSectionDocument } from '@vp-digital/core/contracts';
import { isComputable, type SectionData, type SectionName } from '@vp-digital/core/household';
import { useMemo, useSyncExternalStore } from 'react';
import type { ServiceError } from '../request/serviceError';
import { useAreaServices } from './AreaServices';
import type { QueueState } from './sectionQueue';

export type SectionResult<Name extends SectionName> =
  | { status: 'loading' }
  | { status: 'error'; error: ServiceError; retry(): void }
  | {
      status: 'ready';
      /** The stored document with everything typed so far. */
      data: SectionData[Name];
      version: number;
      queue: QueueState;
    };

/** One of the household's documents as it stands on this page: stored values under what is typed and not saved yet. */
export function useSection<Name extends SectionName>(
  householdId: string,
  section: Name,
): SectionResult<Name> {
  const { areaApi, queues } = useAreaServices();
  const key = useMemo(() => ({ householdId, section }), [householdId, section]);
  const query = areaApi.api.useSectionQuery(key);
  const queue = useSyncExternalStore(queues.subscribe, () => queues.state(key));
  const stored = query.currentData as KnownSectionDocument<Name> | undefined; // the endpoint answers the section asked for
  const data = useMemo(() => stored && applyChanges(stored.data, queue.pending), [stored, queue.pending]);
  const retry = () => void query.refetch();
  if (stored && !isComputable(stored.beyond)) return { status: 'error', error: { kind: 'newer' }, retry };
  if (stored && data) return { status: 'ready', data, version: stored.version, queue };
  if (query.error && !query.isFetching) return { status: 'error', error: query.error as ServiceError, retry }; // our base query's error type
  return { status: 'loading' };
}
