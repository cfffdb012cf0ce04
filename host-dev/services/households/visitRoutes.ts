import { permissions } from '@vp-digital/core/reference';
import type { FastifyInstance } from 'fastify';
import { householdParameters, parseRequest } from '../http/validation';
import type { Services } from '../services';
import { noteVisit } from './visits';

/** `PUT /api/households/{householdId}/visit`, as `contracts/newHousehold` says; safe to repeat, so it needs no key. */
export function visitRoutes(app: FastifyInstance, { database, now, authorize }: Services): void {
  app.put('/api/households/:householdId/visit', async (request, reply) => {
    const caller = await authorize(request, { permission: permissions.mainAccess, fileRight: 'access' });
    const { householdId } = parseRequest(householdParameters, request.params);
    const at = now();
    await noteVisit(database.q, caller, householdId, at);
    return reply.header('cache-control', 'no-store').send({ at: at.toISOString() });
  });
}
