import type { AdvisorContext, AdvisorRole } from '@vp-digital/core/contracts';
import { permissions } from '@vp-digital/core/reference';
import type { FastifyInstance } from 'fastify';
import { requireNeed } from '../authorization';
import { findRoles } from '../impersonation';
import type { Services } from '../services';
import { type GraphqlContext, graphqlEndpoint } from './endpoint';

/** `/graphql/advisor`: for whom the caller may act; works before a context is chosen. */
export function advisorEndpoint(app: FastifyInstance, services: Services): void {
  graphqlEndpoint(app, services, 'advisor', {
    Query: {
      contexts: (_: unknown, __: unknown, { caller, database }: GraphqlContext) =>
        database.q<AdvisorContext>(
          `select c.contract, c.label, c.role,
             (select count(*) from household_access a where a.contract = c.contract) as households,
             c.last_used as "lastUsed"
           from advisor_context c where c.user_id = $1 order by c.position`,
          [caller.userId],
        ),
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
