import type { ListedHousehold, Preferences } from '@vp-digital/core/contracts';
import { skipToken } from '@vp-digital/core/libs/query';
import type { HouseholdSearchInput, ServiceError } from '@vp-digital/core/services';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type ThunkDispatch, type UnknownAction, useDispatch } from '@vp-digital/core/libs/redux';
import { householdPages, useHouseholdPagesInfiniteQuery } from '../../api';
import { askedBy, type Filter } from './filters';

export type Order = NonNullable<Preferences['householdOrder']>;

export interface AskedHouseholds {
  query: string;
  order: Order;
  filters: readonly Filter[];
}

export interface FoundHouseholds {
  /** What was asked for. */
  asked: AskedHouseholds;
  households: ListedHousehold[];
  total: number;
  /** There may be more than `total`. */
  isCapped: boolean;
}

export interface HouseholdSearchResult {
  /** The last answer; undefined before the first one. */
  found: FoundHouseholds | undefined;
  /** The answer is to an earlier question: a newer one is under way, or has failed. */
  isStale: boolean;
  error: ServiceError | undefined;
  retry(): void;
  /** Fetches the next page, once, when there is one. Stays the same, so that a key renders no hits. */
  more(): void;
}

/** The households of a search, page by page; the last answer stays until there is a newer one. */
export function useHouseholdSearch(asked: AskedHouseholds | undefined): HouseholdSearchResult {
  const search = useHouseholdPagesInfiniteQuery(asked ? inputOf(asked) : skipToken);
  const { currentData, isFetchingNextPage, hasNextPage, fetchNextPage } = search;
  const [last, setLast] = useState<{ data: NonNullable<typeof currentData>; asked: AskedHouseholds }>();
  if (asked && currentData && last?.data !== currentData) setLast({ data: currentData, asked });
  const found = useMemo(() => {
    const [first, ...others] = last?.data.pages ?? [];
    if (!last || !first) return undefined;
    const households = [first, ...others].flatMap(({ nodes }) => nodes);
    return { asked: last.asked, households, total: first.total, isCapped: !first.totalIsExact };
  }, [last]);
  const next = useRef<() => void>(undefined);
  useEffect(() => {
    next.current = () => {
      if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
    };
  }, [hasNextPage, isFetchingNextPage, fetchNextPage]);
  const more = useCallback(() => next.current?.(), []);
  return {
    found,
    isStale: asked !== undefined && currentData === undefined,
    error: search.isError && !search.isFetching ? (search.error as ServiceError) : undefined, // our base query's error type
    retry: () => void search.refetch(),
    more,
  };
}

/** Asks the service before a page has rendered the question; the search itself then waits for this very answer. */
export function usePrefetch(): (asked: AskedHouseholds) => void {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  return (asked) => void dispatch(householdPages.initiate(inputOf(asked), { subscribe: false }));
}

const inputOf = ({ query, order: { by, descending }, filters }: AskedHouseholds): HouseholdSearchInput => ({
  query,
  order: descending ? 'DESC' : 'ASC',
  orderBy: by,
  filter: askedBy(filters),
});
