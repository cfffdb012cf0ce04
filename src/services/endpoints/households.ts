import {
  householdAnswer,
  householdQuery,
  type HouseholdSearch,
  type HouseholdSummary,
  searchHouseholdsAnswer,
  searchHouseholdsQuery,
} from '@vp-digital/core/contracts';
import type { ServiceBuilder } from '../request/serviceBuilder';

export interface HouseholdSearchInput {
  query: string;
  order: 'ASC' | 'DESC';
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
