import { permissions } from '@vp-digital/core/reference';
import type { FastifyInstance } from 'fastify';
import { requireNeed } from '../authorization';
import type { Services } from '../services';
import { preferencesOf } from '../settings';
import { type GraphqlContext, graphqlEndpoint } from './endpoint';

/** `/graphql/configuration`: what the caller has set up; whose it is is the token's word, never the query's. */
export function configurationEndpoint(app: FastifyInstance, services: Services): void {
  graphqlEndpoint(app, services, 'configuration', {
    Query: {
      preferences: (_: unknown, __: unknown, { caller, database }: GraphqlContext) => {
        requireNeed(caller, { permission: permissions.mainAccess });
        return preferencesOf.read(database.q, caller.userId);
      },
    },
  });
}
