import {
  type AdvisorContext,
  type AdvisorRole,
  contextsAnswer,
  contextsQuery,
  type ImpersonationDocument,
  type ImpersonationRequest,
  impersonation,
  rolesAnswer,
  rolesQuery,
} from '@vp-digital/core/contracts';
import type { ServiceBuilder } from '../request/serviceBuilder';

/** For whom the signed-in user may act, and whose role they may take for a while. */
export const advisorEndpoints = (build: ServiceBuilder) => ({
  contexts: build.query<AdvisorContext[], void>({
    query: () => ({ kind: 'graphql', service: 'advisor', query: contextsQuery, answer: contextsAnswer }),
    transformResponse: (answer: { contexts: AdvisorContext[] }) => answer.contexts,
  }),
  roles: build.query<AdvisorRole[], string>({
    query: (query) => ({
      kind: 'graphql',
      service: 'advisor',
      query: rolesQuery,
      variables: { query },
      answer: rolesAnswer,
    }),
    transformResponse: (answer: { roles: AdvisorRole[] }) => answer.roles,
  }),
  takeRole: build.mutation<ImpersonationDocument, ImpersonationRequest>({
    query: (body) => ({
      kind: 'rest',
      service: 'userAccount',
      method: 'POST',
      path: '/impersonations',
      body,
      answer: impersonation,
    }),
  }),
  giveRoleBack: build.mutation<ImpersonationDocument, string>({
    query: (id) => ({
      kind: 'rest',
      service: 'userAccount',
      method: 'POST',
      path: `/impersonations/${id}/end`,
      body: {},
      answer: impersonation,
    }),
  }),
});
