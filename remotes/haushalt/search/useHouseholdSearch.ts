import type { HouseholdSummary } from '@vp-digital/core/contracts';
import { skipToken } from '@vp-digital/core/libs/query';
import type { HouseholdSearchInput, ServiceError } from '@vp-digital/core/services';
import { useState } from 'react';
import { useHouseholdPagesInfiniteQuery } from '../api';

export interface FoundHouseholds {
  /** What was asked for. */
  query: string;
  households: HouseholdSummary[];
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
  /** Fetches the next page, once, when there is one. */
  more(): void;
}

/** The households of a search, page by page; the last answer stays until there is a newer one. */
export function useHouseholdSearch(input: HouseholdSearchInput | undefined): HouseholdSearchResult {
  const search = useHouseholdPagesInfiniteQuery(input ?? skipToken);
  const { currentData, isFetchingNextPage, hasNextPage } = search;
  const [last, setLast] = useState<{ pages: typeof currentData; query: string }>();
  if (input && currentData && last?.pages !== currentData)
    setLast({ pages: currentData, query: input.query });
  const pages = currentData ?? last?.pages;
  const query = currentData ? input?.query : last?.query;
  const first = pages?.pages[0];
  return {
    found:
      first && query !== undefined
        ? {
            query,
            households: pages.pages.flatMap(({ nodes }) => nodes),
            total: first.total,
            isCapped: !first.totalIsExact,
          }
        : undefined,
    isStale: input !== undefined && currentData === undefined,
    error: search.isError && !search.isFetching ? (search.error as ServiceError) : undefined, // our base query's error type
    retry: () => void search.refetch(),
    more: () => {
      if (hasNextPage && !isFetchingNextPage) void search.fetchNextPage();
    },
  };
}
