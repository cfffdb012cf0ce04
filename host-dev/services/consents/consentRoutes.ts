import {
  consentRequest,
  consentsAnswer,
  deletionRequestOrder,
  type HouseholdConsents,
} from '@vp-digital/core/contracts';
import { permissions } from '@vp-digital/core/reference';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { householdParameters, parseRequest } from '../http/validation';
import type { Need } from '../authorization';
import { destroyDueKeys } from '../health-chart';
import { once, repeatableWrite } from '../idempotency';
import type { Services } from '../services';
import { readConsents, readProofs, recordConsent } from './consentStore';
import { requestDeletion, withdrawDeletion } from './deletionRequests';

const householdPath = '/api/households/:householdId';
const proofParameters = z.extend(householdParameters, { personId: z.uuid() });
const requestParameters = z.extend(householdParameters, { requestId: z.uuid() });

const need: Need = { permission: permissions.mainAccess, fileRight: 'access' };

/** Consents and wishes to be forgotten, as `contracts/consents` says. */
export function consentRoutes(app: FastifyInstance, services: Services): void {
  const { database, now, authorize, personKeys } = services;
  const send = (reply: FastifyReply, consents: HouseholdConsents) =>
    reply.header('cache-control', 'no-store').send(consentsAnswer(consents));

  app.get(`${householdPath}/consents`, async (request, reply) => {
    const caller = await authorize(request, { ...need, inRole: true });
    const { householdId } = parseRequest(householdParameters, request.params);
    return send(reply, await readConsents(database.q, caller, householdId, now()));
  });

  app.get(`${householdPath}/consents/:personId`, async (request, reply) => {
    const caller = await authorize(request, need);
    const place = parseRequest(proofParameters, request.params);
    return send(reply, await database.tx((q) => readProofs(q, caller, place, now())));
  });

  app.post(`${householdPath}/consents`, async (request, reply) => {
    const caller = await authorize(request, need);
    const { householdId } = parseRequest(householdParameters, request.params);
    const action = { householdId, request: parseRequest(consentRequest, request.body) };
    const at = now();
    const done = await once(database, repeatableWrite(caller, request), at, (q) =>
      recordConsent(q, caller, action, at),
    );
    await destroyDueKeys(database, personKeys);
    return send(reply.code(201), done);
  });

  app.post(`${householdPath}/deletion-requests`, async (request, reply) => {
    const caller = await authorize(request, need);
    const { householdId } = parseRequest(householdParameters, request.params);
    const wish = { householdId, order: parseRequest(deletionRequestOrder, request.body) };
    const at = now();
    const done = await once(database, repeatableWrite(caller, request), at, (q) =>
      requestDeletion(q, caller, wish, at),
    );
    return send(reply.code(201), done);
  });

  app.post(`${householdPath}/deletion-requests/:requestId/withdrawal`, async (request, reply) => {
    const caller = await authorize(request, need);
    const place = parseRequest(requestParameters, request.params);
    const at = now();
    const done = await once(database, repeatableWrite(caller, request), at, (q) =>
      withdrawDeletion(q, caller, place, at),
    );
    return send(reply.code(201), done);
  });
}
