import { type HeldHouseholds, newHousehold, newPersons } from '@vp-digital/core/contracts';
import { permissions } from '@vp-digital/core/reference';
import type { FastifyInstance } from 'fastify';
import { ServiceError } from '../http/ServiceError';
import { parseRequest } from '../http/validation';
import type { Need } from '../authorization';
import { once, repeatableWrite } from '../idempotency';
import type { Services } from '../services';
import { createHousehold } from './createHousehold';
import { lookForHeld } from './findHeld';
import { hasAsked } from './accessRequests';

/** Who may open a new file; looking for the files of somebody is part of it and of nothing else. */
export const mayCreate: Need = { permission: permissions.mainAccess, fileRight: 'create' };

/** `POST /api/households` and the look before it, as `contracts/newHousehold` says. */
export function newHouseholdRoutes(app: FastifyInstance, { database, now, authorize }: Services): void {
  app.post('/api/households/held', async (request, reply) => {
    const caller = await authorize(request, { ...mayCreate, limit: 'held' });
    const { persons } = parseRequest(newPersons, request.body);
    const { own, others } = await lookForHeld(database.q, caller, persons, now());
    const answer: HeldHouseholds = {
      own,
      heldByOthers: others.length > 0,
      accessRequested: others.length > 0 && (await hasAsked(database.q, caller, others)),
    };
    return reply.header('cache-control', 'no-store').send(answer);
  });

  app.post('/api/households', async (request, reply) => {
    const caller = await authorize(request, { ...mayCreate, limit: 'held' }); // its conflict tells the same
    const wanted = parseRequest(newHousehold, request.body);
    const at = now();
    const created = await once(database, repeatableWrite(caller, request), at, (q) =>
      createHousehold(q, caller, wanted, at),
    ).catch(async (error) => {
      // that there is a file is an answer too
      if (isConflict(error)) await lookForHeld(database.q, caller, wanted.persons, at);
      throw error;
    });
    return reply.code(201).header('cache-control', 'no-store').send(created);
  });
}

const isConflict = (error: unknown): boolean => error instanceof ServiceError && error.code === 'conflict';
