import {
  type Administration,
  type AuditPage,
  administration,
  auditPage,
  type DecidedRequest,
  type HouseholdDeletion,
  type HouseholdMerge,
  decidedRequest,
  type HandOverRequest,
  type HouseholdRequest,
  householdRequests,
  type MergePreview,
  type MergeQuestion,
  mergePreview,
  type RequestDecision,
  type StatusChange,
} from '@vp-digital/core/contracts';
import type { ServiceBuilder } from '../request/serviceBuilder';

/** What is asked of the administration of one household. */
type Deed<Body> = { householdId: string; body: Body };

const deed = <Body>(build: ServiceBuilder, name: string) =>
  build.mutation<Administration, Deed<Body>>({
    query: ({ householdId, body }) => ({
      kind: 'rest',
      method: 'POST',
      path: `/${householdId}/administration/${name}`,
      body,
      answer: administration,
    }),
    invalidatesTags: ['Household'], // after a refusal too: somebody else has been quicker
  });

/** The administration of one household, and what waits for the caller's decision. */
export const administrationEndpoints = (build: ServiceBuilder) => ({
  administration: build.query<Administration, string>({
    query: (householdId) => ({
      kind: 'rest',
      method: 'GET',
      path: `/${householdId}/administration`,
      answer: administration,
    }),
    providesTags: ['Household'],
  }),
  changeStatus: deed<StatusChange>(build, 'status'),
  askHandOver: deed<HandOverRequest>(build, 'hand-over'),
  askDeletion: deed<HouseholdDeletion>(build, 'deletion'),
  mergeHouseholds: deed<HouseholdMerge>(build, 'merge'),
  mergePreview: build.query<MergePreview, Deed<MergeQuestion>>({
    query: ({ householdId, body }) => ({
      kind: 'rest',
      method: 'POST',
      path: `/${householdId}/administration/merge-preview`,
      body,
      answer: mergePreview,
    }),
    providesTags: ['Household'],
    keepUnusedDataFor: 0, // it holds only as long as nobody writes
  }),
  auditTrail: build.query<AuditPage, { householdId: string; after: string | undefined }>({
    query: ({ householdId, after }) => ({
      kind: 'rest',
      method: 'GET',
      path: `/${householdId}/administration/audit${after === undefined ? '' : `?after=${after}`}`,
      answer: auditPage,
    }),
    providesTags: ['Household'],
  }),
  waitingRequests: build.query<HouseholdRequest[], void>({
    query: () => ({ kind: 'rest', method: 'GET', path: '/requests', answer: householdRequests }),
    providesTags: ['Household'],
  }),
  decideRequest: build.mutation<DecidedRequest, { requestId: string; body: RequestDecision }>({
    query: ({ requestId, body }) => ({
      kind: 'rest',
      method: 'POST',
      path: `/requests/${requestId}/decision`,
      body,
      answer: decidedRequest,
    }),
    invalidatesTags: ['Household'],
  }),
});
