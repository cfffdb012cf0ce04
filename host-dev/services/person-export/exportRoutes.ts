import { Readable } from 'node:stream';
import { permissions } from '@vp-digital/core/reference';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { noHousehold } from '../http/ServiceError';
import { householdParameters, parseRequest } from '../http/validation';
import { lockAdministered } from '../administration';
import { writeAudit } from '../audit';
import { type Need, requireNeed } from '../authorization';
import { readPersons } from '../sections';
import type { Services } from '../services';
import { personExport } from './personExport';

const parameters = z.extend(householdParameters, { personId: z.uuid() });

/** It holds what is protected as well: health, and the numbers by which offices know a person. */
const need: Need = { permission: permissions.sectionReport, fileRight: 'access' };
const needToo: Need = { permission: permissions.documentUpload };

/** Auskunft (Art. 15 GDPR), and all of a household to take along (Art. 20), as `contracts/personExport` says. */
export function exportRoutes(app: FastifyInstance, { database, now, authorize, personKeys }: Services): void {
  app.get('/api/households/:householdId/persons/:personId/export', async (request, reply) => {
    const caller = await authorize(request, need);
    requireNeed(caller, needToo);
    const place = parseRequest(parameters, request.params);
    const { householdId, personId } = place;
    const at = now();
    await database.tx(async (q) => {
      const { items } = await readPersons(q, caller, householdId);
      if (!Object.hasOwn(items, personId)) throw noHousehold();
      const entry = { at: at.toISOString(), action: 'person.exported', householdId } as const;
      await writeAudit(q, caller, { ...entry, subjectId: personId });
    });
    return reply
      .type('application/json; charset=utf-8')
      .headers({ 'content-disposition': 'attachment', 'cache-control': 'no-store' })
      .send(Readable.from(personExport({ database, personKeys }, caller, place, at)));
  });

  app.get('/api/households/:householdId/export', async (request, reply) => {
    const caller = await authorize(request, need);
    requireNeed(caller, needToo);
    const { householdId } = parseRequest(householdParameters, request.params);
    const at = now();
    await database.tx(async (q) => {
      await lockAdministered(q, caller, householdId);
      await writeAudit(q, caller, { at: at.toISOString(), action: 'household.exported', householdId });
    });
    return reply
      .type('application/json; charset=utf-8')
      .headers({ 'content-disposition': 'attachment', 'cache-control': 'no-store' })
      .send(Readable.from(personExport({ database, personKeys }, caller, { householdId }, at)));
  });
}
