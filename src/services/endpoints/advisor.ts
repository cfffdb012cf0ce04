import {
  type AdvisorRole,
  type ImpersonationDocument,
  type ImpersonationRequest,
  impersonation,
  rolesAnswer,
  rolesQuery,
} from '@vp-digital/core/contracts';
import type { ServiceBuilder } from '../request/serviceBuilder';

/** Whose role the signed-in user may take for a while. */
export const advisorEndpoints = (build: ServiceBuilder) => ({
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
