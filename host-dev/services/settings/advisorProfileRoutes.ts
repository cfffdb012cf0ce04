import { advisorProfile } from '@vp-digital/core/contracts';
import { permissions } from '@vp-digital/core/reference';
import type { FastifyInstance } from 'fastify';
import { requireNeed } from '../authorization';
import type { Services } from '../services';
import { actingAdvisor, profiles } from './actingAdvisor';
import { ownDocumentRoutes, sendDocument } from './ownDocumentRoutes';

const path = '/api/settings/advisor-profile';

/** What advisors say of themselves, as `contracts/advisorProfile` says. */
export function advisorProfileRoutes(app: FastifyInstance, services: Services): void {
  ownDocumentRoutes(app, services, {
    path,
    schema: advisorProfile,
    documents: profiles,
    check: (caller) => requireNeed(caller, { permission: permissions.userSettings }),
  });

  const { database, authorize } = services;
  app.get(path, async (request, reply) => {
    const { userId } = await authorize(request, { permission: permissions.mainAccess });
    return sendDocument(reply, await profiles.read(database.q, userId));
  });

  app.get('/api/settings/acting-advisor', async (request, reply) => {
    const caller = await authorize(request, {
      permission: permissions.mainAccess,
      inRole: true,
      onLockedDevice: ({ purpose }) => purpose === 'customerView', // it is what customers are told
    });
    void reply.header('cache-control', 'no-store');
    return actingAdvisor(database.q, caller);
  });
}
