import {
  type AccessDecision,
  type AccessRequest,
  accessRequest,
  accessRequested,
  type CreatedHousehold,
  createdHousehold,
  type HeldHouseholds,
  heldHouseholds,
  householdVisit,
  type NewHousehold,
  type NewPerson,
} from '@vp-digital/core/contracts';
import * as z from 'zod/mini';
import type { ServiceBuilder } from '../request/serviceBuilder';

const requests = '/access-requests';

/** Opening a file for a household, or asking for the one that somebody else has of it. */
export const newHouseholdEndpoints = (build: ServiceBuilder) => ({
  findHeld: build.mutation<HeldHouseholds, NewPerson[]>({
    query: (persons) => ({
      kind: 'rest',
      method: 'POST',
      path: '/held',
      body: { persons },
      answer: heldHouseholds,
    }),
  }),
  createHousehold: build.mutation<CreatedHousehold, NewHousehold>({
    query: (body) => ({ kind: 'rest', method: 'POST', path: '', body, answer: createdHousehold }),
    invalidatesTags: (_result, error) => (error ? [] : ['Household']),
  }),
  requestAccess: build.mutation<{ accessRequested: boolean }, NewPerson[]>({
    query: (persons) => ({
      kind: 'rest',
      method: 'POST',
      path: requests,
      body: { persons },
      answer: accessRequested,
    }),
  }),
  accessRequests: build.query<AccessRequest[], void>({
    query: () => ({ kind: 'rest', method: 'GET', path: requests, answer: z.array(accessRequest) }),
    providesTags: ['AccessRequest'],
    keepUnusedDataFor: 0,
  }),
  decideAccessRequest: build.mutation<AccessRequest, { requestId: string } & AccessDecision>({
    query: ({ requestId, ...body }) => ({
      kind: 'rest',
      method: 'POST',
      path: `${requests}/${requestId}/decision`,
      body,
      answer: accessRequest,
    }),
    invalidatesTags: ['AccessRequest'], // after a refusal too: a colleague has answered it
  }),
  noteVisit: build.mutation<{ at: string }, string>({
    query: (householdId) => ({
      kind: 'rest',
      method: 'PUT',
      path: `/${householdId}/visit`,
      answer: householdVisit,
    }),
  }),
});
