import { impersonationRequest } from '@vp-digital/core/contracts';
import { permissions } from '@vp-digital/core/reference';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { parseRequest } from '../http/validation';
import { once, repeatableWrite } from '../idempotency';
import type { Services } from '../services';
import { giveRoleBack, takeRole } from './impersonationStore';

const path = '/api/user-account/impersonations';
const parameters = z.object({ impersonationId: z.uuid() });

/** To act in the role of another user for a while, as `contracts/impersonation` says. */
export function impersonationRoutes(app: FastifyInstance, { database, now, authorize }: Services): void {
  const callerOf = (request: FastifyRequest) =>
    authorize(request, { permission: permissions.roleImpersonation });

  app.post(path, async (request, reply) => {
    const caller = await callerOf(request);
    const wanted = parseRequest(impersonationRequest, request.body);
    const at = now();
    const taken = await once(database, repeatableWrite(caller, request), at, (q) =>
      takeRole(q, caller, wanted, at),
    );
    return reply.code(201).header('cache-control', 'no-store').send(taken);
  });

  app.post(`${path}/:impersonationId/end`, async (request, reply) => {
    const caller = await callerOf(request);
    const { impersonationId } = parseRequest(parameters, request.params);
    const ended = await database.tx((q) => giveRoleBack(q, caller, impersonationId, now()));
    return reply.header('cache-control', 'no-store').send(ended);
  });
}
