import { advisorProfile } from '@vp-digital/core/contracts';
import { permissions } from '@vp-digital/core/reference';
import type { FastifyInstance } from 'fastify';
import { requireNeed } from '../authorization';
import type { Services } from '../services';
import { actingAdvisor, profiles } from './actingAdvisor';
import { ownDocumentRoutes } from './ownDocumentRoutes';

/** What advisors say of themselves, as `contracts/advisorProfile` says. */
export function advisorProfileRoutes(app: FastifyInstance, services: Services): void {
  ownDocumentRoutes(app, services, {
    path: '/api/settings/advisor-profile',
    schema: advisorProfile,
    documents: profiles,
    check: (caller) => requireNeed(caller, { permission: permissions.userSettings }),
  });

  const { database, authorize } = services;
  app.get('/api/settings/acting-advisor', async (request, reply) => {
    const caller = await authorize(request, { permission: permissions.mainAccess, inRole: true });
    void reply.header('cache-control', 'no-store');
    return actingAdvisor(database.q, caller);
  });
}
