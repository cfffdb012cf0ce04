import {
  householdDeletion,
  handOverRequest,
  householdMerge,
  mergeQuestion,
  requestDecision,
  statusChange,
} from '@vp-digital/core/contracts';
import { permissions } from '@vp-digital/core/reference';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { householdParameters, parseRequest } from '../app/validation';
import { noteRead } from '../audit';
import type { Caller, Need } from '../authorization';
import type { Query } from '../database';
import { once, repeatableWrite } from '../idempotency';
import type { Services } from '../services';
import { askDeletion, askHandOver } from './askRequest';
import { auditTrail } from './auditTrail';
import { changeStatus } from './changeStatus';
import { decideRequest } from './decideRequest';
import { mergeHouseholds } from './merge/mergeHouseholds';
import { previewMerge } from './merge/previewMerge';
import { readAdministration } from './readAdministration';
import { requestsFor } from './requestStore';

const path = '/api/households/:householdId/administration';
const requestsPath = '/api/households/requests';
const auditQuery = z.object({ after: z.optional(z.guid()) });
const requestParameters = z.object({ requestId: z.uuid() });

/** The administration of households, as `contracts/administration` says. */
export function administrationRoutes(app: FastifyInstance, { database, now, authorize }: Services): void {
  const need: Need = { permission: permissions.mainAccess, fileRight: 'access' };
  const callerOf = (request: FastifyRequest) => authorize(request, need);
  const readerOf = (request: FastifyRequest) => authorize(request, { ...need, inRole: true });

  app.get(path, async (request, reply) => {
    const caller = await readerOf(request);
    const { householdId } = parseRequest(householdParameters, request.params);
    return reply
      .header('cache-control', 'no-store')
      .send(await readAdministration(database.q, caller, householdId, now()));
  });

  app.get(`${path}/audit`, async (request, reply) => {
    const caller = await callerOf(request);
    const { householdId } = parseRequest(householdParameters, request.params);
    const { after } = parseRequest(auditQuery, request.query);
    const page = await auditTrail(database.q, caller, householdId, after);
    await noteRead(database.q, caller, { at: now().toISOString(), action: 'audit.read', householdId });
    return reply.header('cache-control', 'no-store').send(page);
  });

  app.post(`${path}/merge-preview`, async (request, reply) => {
    const caller = await callerOf(request);
    const { householdId } = parseRequest(householdParameters, request.params);
    const question = parseRequest(mergeQuestion, request.body);
    const preview = await database.tx((q) => previewMerge(q, caller, householdId, question, now()));
    return reply.header('cache-control', 'no-store').send(preview);
  });

  /** A deed at the household; answers how it stands then. */
  const deed = <Schema extends z.core.$ZodType>(
    name: string,
    schema: Schema,
    work: (q: Query, caller: Caller, householdId: string, asked: z.output<Schema>, at: Date) => Promise<void>,
  ) =>
    app.post(`${path}/${name}`, async (request, reply) => {
      const caller = await callerOf(request);
      const { householdId } = parseRequest(householdParameters, request.params);
      const asked = parseRequest(schema, request.body);
      const at = now();
      const done = await once(database, repeatableWrite(caller, request), at, async (q) => {
        await work(q, caller, householdId, asked, at);
        return readAdministration(q, caller, householdId, at);
      });
      return reply.code(201).send(done);
    });
  deed('status', statusChange, changeStatus);
  deed('hand-over', handOverRequest, askHandOver);
  deed('deletion', householdDeletion, askDeletion);
  deed('merge', householdMerge, mergeHouseholds);

  app.get(requestsPath, async (request, reply) => {
    const caller = await readerOf(request);
    return reply.header('cache-control', 'no-store').send(await requestsFor(database.q, caller, now()));
  });

  app.post(`${requestsPath}/:requestId/decision`, async (request, reply) => {
    const caller = await callerOf(request);
    const { requestId } = parseRequest(requestParameters, request.params);
    const decision = parseRequest(requestDecision, request.body);
    const at = now();
    const decided = await once(database, repeatableWrite(caller, request), at, (q) =>
      decideRequest(q, caller, requestId, decision, at),
    );
    return reply.code(201).send(decided);
  });
}
