import { applyChanges } from '@vp-digital/core/contracts';
import { isComputable, type SectionData, type SectionName } from '@vp-digital/core/household';
import { useDispatch, useSelector } from '@vp-digital/core/libs/redux';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { PageState } from '../createAreaApi';
import { sectionTag } from '../endpoints/sections';
import type { ServiceError } from '../request/serviceError';
import { useAreaServices } from './AreaServices';
import type { Dispatch } from './sectionQueues';

export type SectionsResult<Name extends SectionName> =
  | { status: 'loading' }
  | { status: 'error'; error: ServiceError; retry(): void }
  | { status: 'ready'; data: Pick<SectionData, Name> };

/**
 * Several documents at once, with everything typed so far: ready when all are there, failed when one failed.
 *
 * @param sections a constant list, declared outside the component.
 */
export function useSections<Name extends SectionName>(
  householdId: string,
  sections: readonly Name[],
): SectionsResult<Name> {
  const { areaApi, queues } = useAreaServices();
  const { section: endpoint } = areaApi.api.endpoints;
  const dispatch = useDispatch<Dispatch>();
  const keys = useMemo(() => sections.map((section) => ({ householdId, section })), [householdId, sections]);

  useEffect(() => {
    const subscriptions = keys.map((key) => dispatch(endpoint.initiate(key)));
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [dispatch, endpoint, keys]);

  const select = useMemo(() => keys.map((key) => endpoint.select(key)), [endpoint, keys]);
  const entries = useSelector(
    (state: PageState) => select.map((of) => of(state)),
    (before, after) => before.every((entry, index) => entry === after[index]),
  );
  const typed = useSyncExternalStore(queues.subscribe, () => queues.snapshot());

  return useMemo(() => {
    const retry = () => keys.forEach((key) => void dispatch(endpoint.initiate(key, { forceRefetch: true })));
    if (entries.some(({ data: stored }) => stored && !isComputable(stored.beyond)))
      return { status: 'error', error: { kind: 'newer' }, retry };
    const failed = entries.find(({ isError }) => isError);
    if (failed) {
      return { status: 'error', error: failed.error as ServiceError, retry }; // our base query's error type
    }
    const data: Partial<SectionData> = {};
    for (const [index, { data: stored }] of entries.entries()) {
      const key = keys[index];
      if (!stored || !key) return { status: 'loading' };
      Object.assign(data, {
        [key.section]: applyChanges(stored.data, typed.get(sectionTag(key).id)?.pending ?? []),
      });
    }
    return { status: 'ready', data: data as Pick<SectionData, Name> }; // every section asked for has just been put in
  }, [entries, keys, dispatch, endpoint, typed]);
}
