import {
  allConsents,
  type ConsentRequest,
  type DeletionRequestOrder,
  type HouseholdConsents,
  householdConsents,
  type PersonExport,
  personExport,
} from '@vp-digital/core/contracts';
import type { ServiceBuilder } from '../request/serviceBuilder';

interface PersonKey {
  householdId: string;
  personId: string;
}

/** A refusal too means that somebody else may have been quicker. */
const invalidatesTags = ['Consent'] as const;

const post = (householdId: string, path: string, body: unknown) =>
  ({
    kind: 'rest',
    method: 'POST',
    path: `/${householdId}/${path}`,
    body,
    answer: householdConsents,
  }) as const;

/** Consents, wishes to be forgotten, and what is known of a person. */
export const consentEndpoints = (build: ServiceBuilder) => ({
  consents: build.query<HouseholdConsents, string>({
    query: (householdId) => ({
      kind: 'rest',
      method: 'GET',
      path: `/${householdId}/consents`,
      answer: householdConsents,
    }),
    transformResponse: allConsents,
    providesTags: ['Consent'],
    keepUnusedDataFor: 0, // given and withdrawn in another area, which one that is not mounted does not hear
  }),
  /** One person's records with what shows them. Not kept: it holds signatures. */
  consentProofs: build.query<HouseholdConsents, PersonKey>({
    query: ({ householdId, personId }) => ({
      kind: 'rest',
      method: 'GET',
      path: `/${householdId}/consents/${personId}`,
      answer: householdConsents,
    }),
    transformResponse: allConsents,
    providesTags: ['Consent'],
    keepUnusedDataFor: 0,
  }),
  recordConsent: build.mutation<HouseholdConsents, { householdId: string; request: ConsentRequest }>({
    query: ({ householdId, request }) => post(householdId, 'consents', request),
    transformResponse: allConsents,
    invalidatesTags,
  }),
  requestDeletion: build.mutation<HouseholdConsents, { householdId: string; order: DeletionRequestOrder }>({
    query: ({ householdId, order }) => post(householdId, 'deletion-requests', order),
    transformResponse: allConsents,
    invalidatesTags,
  }),
  withdrawDeletion: build.mutation<HouseholdConsents, { householdId: string; requestId: string }>({
    query: ({ householdId, requestId }) => post(householdId, `deletion-requests/${requestId}/withdrawal`, {}),
    transformResponse: allConsents,
    invalidatesTags,
  }),
  /** A mutation, because it is asked for once, is noted every time, and must not stay in the cache. */
  exportPerson: build.mutation<PersonExport, PersonKey>({
    query: ({ householdId, personId }) => ({
      kind: 'rest',
      method: 'GET',
      path: `/${householdId}/persons/${personId}/export`,
      answer: personExport,
    }),
  }),
});
