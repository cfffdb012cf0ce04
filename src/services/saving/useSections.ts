import type { KnownSectionDocument } from '@vp-digital/core/contracts';
import { isComputable, partlyKnown, type SectionData, type SectionName } from '@vp-digital/core/household';
import { useDispatch, useSelector, useStore } from '@vp-digital/core/libs/redux';
import { useDeferredValue, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { PageState } from '../createAreaApi';
import { sectionTag } from '../endpoints/sections';
import type { PendingChange } from '../pendingChange';
import { isTemporary, type ServiceError } from '../request/serviceError';
import { useAreaServices } from './AreaServices';
import { cachedDocuments } from './cachedDocuments';
import { withTyped } from './removedEntries';
import type { Dispatch, SectionQueues } from './sectionQueues';

export type SectionResult<Data> =
  | { status: 'loading' }
  | { status: 'error'; error: ServiceError; retry(): void }
  /**
   * With the time and author of the last save. Marked as partly known if a newer release has written something that
   * figures depend on.
   */
  | {
      status: 'ready';
      data: Data;
      changedAt: string | undefined;
      changedBy: string | undefined;
      retry(): void;
    };

/** Of each document that was asked for, what has come of it. */
export type SectionResults = { readonly [Name in SectionName]?: SectionResult<SectionData[Name]> };

/**
 * Documents of a household, each with everything typed so far.
 *
 * @param sections a constant list, declared outside the component.
 */
export function useSections(householdId: string, sections: readonly SectionName[]): SectionResults {
  const { areaApi, queues } = useAreaServices();
  const { section: endpoint } = areaApi.api.endpoints;
  const dispatch = useDispatch<Dispatch>();
  const keys = useMemo(() => sections.map((section) => ({ householdId, section })), [householdId, sections]);

  const store = useStore<PageState>();
  const kept = useMemo(() => cachedDocuments(store, areaApi.runtime().own?.read), [store, areaApi]);
  const { upsertQueryEntries } = areaApi.api.util;

  useEffect(() => {
    const asked = keys.map((key) => {
      const isHere = endpoint.select(key)(store.getState()).data !== undefined;
      return { key, known: isHere ? undefined : kept.find(key) };
    });
    dispatch(
      upsertQueryEntries(
        asked.flatMap(({ key: arg, known: value }) =>
          value ? [{ endpointName: 'section' as const, arg, value }] : [],
        ),
      ),
    );
    // what another area has read is shown at once, and asked for all the same
    const subscriptions = asked.map(({ key, known }) =>
      dispatch(endpoint.initiate(key, known && { forceRefetch: true })),
    );
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [dispatch, endpoint, keys, kept, store, upsertQueryEntries]);

  const select = useMemo(() => keys.map((key) => endpoint.select(key)), [endpoint, keys]);
  const entries = useSelector(
    (state: PageState) => select.map((of) => of(state)),
    (before, after) =>
      before.length === after.length && before.every((entry, index) => saysTheSame(entry, after[index])),
  );
  useEffect(() => {
    keys.forEach((key, index) => {
      const document = entries[index]?.data;
      if (document) kept.keep(key, document);
    });
  }, [entries, keys, kept]);
  const typed = useTyped(queues);

  return useMemo(() => {
    const results = keys.map((key, index) => {
      const retry = () => void dispatch(endpoint.initiate(key, { forceRefetch: true }));
      return [key.section, resultOf(entries[index], typed.get(sectionTag(key).id)?.pending, retry)];
    });
    return Object.fromEntries(results) as SectionResults; // the endpoint answers the section asked for
  }, [entries, keys, dispatch, endpoint, typed]);
}

/**
 * Unacknowledged input. While somebody types, the field itself shows each keystroke at once; everything else on the
 * page follows when there is time, and the next keystroke takes precedence.
 */
function useTyped(queues: SectionQueues) {
  const latest = useSyncExternalStore(queues.subscribe, () => queues.snapshot());
  const followed = useDeferredValue(latest);
  return queues.isTyping ? followed : latest;
}

interface Entry {
  data?: KnownSectionDocument | undefined;
  isError: boolean;
  error?: unknown;
}

/** A document that is asked for anew behind what is shown, and has not changed, draws no page again. */
const saysTheSame = (one: Entry | undefined, other: Entry | undefined): boolean =>
  one?.data === other?.data && one?.isError === other?.isError && one?.error === other?.error;

function resultOf(
  entry: Entry | undefined,
  typed: readonly PendingChange[] | undefined,
  retry: () => void,
): SectionResult<unknown> {
  const stored = entry?.data;
  const error = entry?.isError ? (entry.error as ServiceError) : undefined; // our base query's error type
  const stays = stored !== undefined && error !== undefined && isTemporary(error); // as it was before the connection went
  if (error && !stays) return { status: 'error', error, retry };
  if (!stored) return { status: 'loading' };
  const data: SectionData[SectionName] = typed?.length ? withTyped(stored.data, typed) : stored.data;
  const { beyond: unknownFields, changedAt, changedBy } = stored;
  const known = isComputable(unknownFields) ? data : partlyKnown(data);
  return { status: 'ready', data: known, changedAt, changedBy, retry };
}
