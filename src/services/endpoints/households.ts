import {
  householdAnswer,
  type HouseholdOrder,
  householdQuery,
  type HouseholdSearch,
  type HouseholdStatus,
  type HouseholdSummary,
  type ListedHousehold,
  recentHouseholdsAnswer,
  recentHouseholdsQuery,
  searchHouseholdsAnswer,
  searchHouseholdsQuery,
} from '@vp-digital/core/contracts';
import type { ServiceBuilder } from '../request/serviceBuilder';

export interface HouseholdSearchInput {
  query: string;
  order: 'ASC' | 'DESC';
  orderBy?: HouseholdOrder;
  filter?:
    | {
        appointmentWithinDays?: number;
        favourites?: boolean;
        status?: HouseholdStatus;
        uninformed?: boolean;
        toReview?: boolean;
      }
    | undefined;
}

/** Finding households. */
export const householdEndpoints = (build: ServiceBuilder) => ({
  searchHouseholds: build.query<HouseholdSearch, HouseholdSearchInput>({
    query: (variables) => ({
      kind: 'graphql',
      service: 'person',
      query: searchHouseholdsQuery,
      variables: { ...variables },
      answer: searchHouseholdsAnswer,
    }),
    transformResponse: (answer: { searchHouseholds: HouseholdSearch }) => answer.searchHouseholds,
    providesTags: ['Household'],
    keepUnusedDataFor: 30,
  }),
  /** The same, page by page; the first one is short: while typing no more of it is seen, and it comes sooner. */
  householdPages: build.infiniteQuery<HouseholdSearch, HouseholdSearchInput, string | undefined>({
    infiniteQueryOptions: {
      initialPageParam: undefined,
      getNextPageParam: ({ endCursor }) => endCursor ?? undefined,
    },
    query: ({ queryArg, pageParam }) => ({
      kind: 'graphql',
      service: 'person',
      query: searchHouseholdsQuery,
      variables: { ...queryArg, ...(pageParam === undefined ? { first: 10 } : { after: pageParam }) },
      answer: searchHouseholdsAnswer,
    }),
    transformResponse: (answer: { searchHouseholds: HouseholdSearch }) => answer.searchHouseholds,
    providesTags: ['Household'],
    keepUnusedDataFor: 30,
  }),
  recentHouseholds: build.query<ListedHousehold[], void>({
    query: () => ({
      kind: 'graphql',
      service: 'person',
      query: recentHouseholdsQuery,
      answer: recentHouseholdsAnswer,
    }),
    transformResponse: (answer: { recentHouseholds: ListedHousehold[] }) => answer.recentHouseholds,
    providesTags: ['Household'],
    keepUnusedDataFor: 0, // it is another one after every visit
  }),
});

/** Naming one household: part of every area's API, because every household page shows whose it is. */
export const householdEndpoint = (build: ServiceBuilder) => ({
  household: build.query<HouseholdSummary, string>({
    query: (householdId) => ({
      kind: 'graphql',
      service: 'person',
      query: householdQuery,
      variables: { householdId },
      answer: householdAnswer,
    }),
    transformResponse: (answer: { household: HouseholdSummary }) => answer.household,
    providesTags: (_result, _error, id) => [{ type: 'Household', id }],
  }),
});
