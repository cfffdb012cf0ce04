import { type ActingAdvisor, advisorProfile } from '@vp-digital/core/contracts';
import { permissions } from '@vp-digital/core/reference';
import type { FastifyInstance } from 'fastify';
import { requireNeed } from '../authorization';
import type { Services } from '../services';
import { ownDocuments } from './ownDocument';
import { ownDocumentRoutes } from './ownDocumentRoutes';

const profiles = ownDocuments('advisor_profile', advisorProfile, {});

/** What advisors say of themselves, as `contracts/advisorProfile` says. */
export function advisorProfileRoutes(app: FastifyInstance, services: Services): void {
  ownDocumentRoutes(app, services, {
    path: '/api/settings/advisor-profile',
    schema: advisorProfile,
    documents: profiles,
    check: (caller) => requireNeed(caller, { permission: permissions.userSettings }),
  });

  const { database, authorize } = services;
  app.get('/api/settings/acting-advisor', async (request, reply): Promise<ActingAdvisor> => {
    const caller = await authorize(request, { permission: permissions.mainAccess, inRole: true });
    const [owner] = await database.q<{ userId: string; name: string }>(
      `select u.user_id as "userId", u.name from advisor_context own
         join advisor_context acting using (contract)
         join advisor_user u on u.user_id = own.user_id
       where contract = $1 and own.role = 'OWN' and acting.user_id = $2`,
      [caller.contract ?? '', caller.userId],
    );
    void reply.header('cache-control', 'no-store');
    const { userId, name } = owner ?? caller;
    return { name, profile: (await profiles.read(database.q, userId)).data };
  });
}
