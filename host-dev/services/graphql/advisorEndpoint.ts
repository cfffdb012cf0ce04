import type { AdvisorRole } from '@vp-digital/core/contracts';
import { permissions } from '@vp-digital/core/reference';
import type { FastifyInstance } from 'fastify';
import { requireNeed } from '../authorization';
import { findRoles } from '../impersonation';
import type { Services } from '../services';
import { type GraphqlContext, graphqlEndpoint } from './endpoint';

/** `/graphql/advisor`: other advisors, as far as the caller may act for them; works before a context is chosen. */
export function advisorEndpoint(app: FastifyInstance, services: Services): void {
  graphqlEndpoint(app, services, 'advisor', {
    Query: {
      roles: (
        _: unknown,
        { query }: { query: string },
        { caller, database }: GraphqlContext,
      ): Promise<AdvisorRole[]> => {
        requireNeed(caller, { permission: permissions.roleImpersonation });
        return findRoles(database.q, caller, query);
      },
    },
  });
}
