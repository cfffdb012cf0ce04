import { accessDecision, newPersons } from '@vp-digital/core/contracts';
import { permissions } from '@vp-digital/core/reference';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { parseRequest } from '../http/validation';
import type { Need } from '../authorization';
import { berlinDay } from '../berlinDay';
import { once, repeatableWrite } from '../idempotency';
import { askedAbout, noteRefusal } from '../noteRefusal';
import type { Services } from '../services';
import { askForAccess, decide, openRequests } from './accessRequests';
import { findHeld } from './findHeld';
import { mayCreate } from './newHouseholdRoutes';

const path = '/api/households/access-requests';
const parameters = z.object({ requestId: z.uuid() });
const mayDecide: Need = { permission: permissions.mainAccess, fileRight: 'access' };

/** Asking for a file that another contract holds, and answering it, as `contracts/accessRequests` says. */
export function accessRequestRoutes(app: FastifyInstance, { database, now, authorize }: Services): void {
  app.post(path, async (request, reply) => {
    const caller = await authorize(request, { ...mayCreate, limit: 'held' }); // its answer tells the same
    const { persons } = parseRequest(newPersons, request.body);
    const at = now();
    const asked = await once(database, repeatableWrite(caller, request), at, async (q) => {
      const { others } = await findHeld(q, caller, persons, berlinDay(at));
      await askForAccess(q, caller, others, at);
      return { accessRequested: others.length > 0 };
    });
    return reply.code(201).header('cache-control', 'no-store').send(asked);
  });

  app.get(path, async (request, reply) => {
    const caller = await authorize(request, mayDecide);
    return reply.header('cache-control', 'no-store').send(await openRequests(database.q, caller));
  });

  app.post(`${path}/:requestId/decision`, async (request, reply) => {
    const caller = await authorize(request, mayDecide);
    const { requestId } = parseRequest(parameters, request.params);
    const decision = parseRequest(accessDecision, request.body);
    const at = now();
    const tried = { at, name: 'access', household: askedAbout('access_request', requestId) };
    const decided = await noteRefusal({ database }, caller, tried, () =>
      once(database, repeatableWrite(caller, request), at, (q) =>
        decide(q, caller, { requestId, ...decision }, at),
      ),
    );
    return reply.code(201).header('cache-control', 'no-store').send(decided);
  });
}
