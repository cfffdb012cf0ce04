import { appointmentClosing } from '@vp-digital/core/contracts';
import { permissions } from '@vp-digital/core/reference';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { householdParameters, parseRequest } from '../http/validation';
import { once, repeatableWrite } from '../idempotency';
import type { Services } from '../services';
import { closeAppointment } from './closeAppointment';

const parameters = z.extend(householdParameters, { appointmentId: z.uuid() });

/** The end of an appointment, as `contracts/appointmentClosing` says. */
export function closingRoutes(app: FastifyInstance, { database, now, authorize }: Services): void {
  app.post('/api/households/:householdId/appointments/:appointmentId/closing', async (request, reply) => {
    const caller = await authorize(request, {
      permission: permissions.mainAccess,
      fileRight: 'access',
      limit: 'snapshots',
    });
    const place = parseRequest(parameters, request.params);
    const closing = parseRequest(appointmentClosing, request.body);
    const at = now();
    const closed = await once(database, repeatableWrite(caller, request), at, (q) =>
      closeAppointment(q, caller, place, closing, at),
    );
    return reply.code(201).header('cache-control', 'no-store').send(closed);
  });
}
