import type { AdvisorContext } from '@vp-digital/core/contracts';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../services';
import { type GraphqlContext, graphqlEndpoint } from './endpoint';

/** `/graphql/accounting`: the contracts under which the caller may work; answered before one is chosen. */
export function accountingEndpoint(app: FastifyInstance, services: Services): void {
  graphqlEndpoint(app, services, 'accounting', {
    Query: {
      contexts: (_: unknown, __: unknown, { caller, database }: GraphqlContext) =>
        database.q<AdvisorContext>(
          `select c.contract, c.label, c.role,
             (select count(*) from household_access a where a.contract = c.contract)
               - (select count(*) from household_access a join household h on h.household_id = a.household_id
                   where c.role = 'ASSISTANCE' and a.contract = c.contract and h.refuses_assistants) as households,
             c.last_used as "lastUsed"
           from advisor_context c where c.user_id = $1 order by c.position`,
          [caller.userId],
        ),
    },
  });
}
