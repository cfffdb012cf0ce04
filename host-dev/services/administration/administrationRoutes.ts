import {
  householdDeletion,
  handOverRequest,
  householdMerge,
  keepingOn,
  mergeQuestion,
  moveOut as moveOutOrder,
  moveOutQuestion,
  requestDecision,
  sharingEnd,
  statusChange,
} from '@vp-digital/core/contracts';
import { permissions } from '@vp-digital/core/reference';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { householdParameters, parseRequest } from '../http/validation';
import { noteRead } from '../audit';
import type { Caller, Need } from '../authorization';
import type { Query } from '../database';
import { once, repeatableWrite } from '../idempotency';
import { askedAbout, existing, noteRefusal } from '../noteRefusal';
import type { Services } from '../services';
import { askDeletion, askHandOver } from './askRequest';
import { auditTrail } from './auditTrail';
import { changeStatus } from './changeStatus';
import { decideRequest } from './decideRequest';
import { endSharing } from './endSharing';
import { readProposal } from './deletionProposals';
import { keepOn } from './keepOn';
import { mergeHouseholds } from './merge/mergeHouseholds';
import { previewMerge } from './merge/previewMerge';
import { moveOut } from './move-out/moveOut';
import { previewMoveOut } from './move-out/previewMoveOut';
import { readAdministration } from './readAdministration';
import { requestsFor } from './requestStore';

const path = '/api/households/:householdId/administration';
const requestsPath = '/api/households/requests';
const auditQuery = z.object({ after: z.optional(z.guid()) });
const requestParameters = z.object({ requestId: z.uuid() });

type Work<Schema extends z.core.$ZodType, Answer> = (
  q: Query,
  caller: Caller,
  householdId: string,
  asked: z.output<Schema>,
  at: Date,
) => Promise<Answer>;

/** Answers how the household stands after the work. */
const thenRead =
  <Schema extends z.core.$ZodType>(work: Work<Schema, void>): Work<Schema, object> =>
  async (q, caller, householdId, asked, at) => {
    await work(q, caller, householdId, asked, at);
    return readAdministration(q, caller, householdId, at);
  };

/** The administration of households, as `contracts/administration` says. */
export function administrationRoutes(
  app: FastifyInstance,
  { database, now, authorize, retention }: Services,
): void {
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

  app.get(`${path}/deletion-proposal`, async (request, reply) => {
    const caller = await callerOf(request);
    const { householdId } = parseRequest(householdParameters, request.params);
    const proposed = await readProposal(database.q, caller, householdId, { now: now(), retention });
    return reply.header('cache-control', 'no-store').send(proposed);
  });

  /** What an action would bring about. */
  const preview = <Schema extends z.core.$ZodType>(
    name: string,
    schema: Schema,
    look: Work<Schema, object>,
  ) =>
    app.post(`${path}/${name}-preview`, async (request, reply) => {
      const caller = await callerOf(request);
      const { householdId } = parseRequest(householdParameters, request.params);
      const question = parseRequest(schema, request.body);
      const seen = await database.tx((q) => look(q, caller, householdId, question, now()));
      return reply.header('cache-control', 'no-store').send(seen);
    });
  preview('merge', mergeQuestion, previewMerge);
  preview('move-out', moveOutQuestion, previewMoveOut);

  /** An action at the household; answers what came of it. */
  const action = <Schema extends z.core.$ZodType>(name: string, schema: Schema, work: Work<Schema, object>) =>
    app.post(`${path}/${name}`, async (request, reply) => {
      const caller = await callerOf(request);
      const { householdId } = parseRequest(householdParameters, request.params);
      const asked = parseRequest(schema, request.body);
      const at = now();
      const tried = { at, name, household: existing(householdId) };
      const done = await noteRefusal({ database }, caller, tried, () =>
        once(database, repeatableWrite(caller, request), at, (q) => work(q, caller, householdId, asked, at)),
      );
      return reply.code(201).send(done);
    });
  action('status', statusChange, thenRead(changeStatus));
  action('hand-over', handOverRequest, thenRead(askHandOver));
  action('deletion', householdDeletion, thenRead(askDeletion));
  action('keep-on', keepingOn, keepOn);
  action('sharing-end', sharingEnd, thenRead(endSharing));
  action('merge', householdMerge, mergeHouseholds);
  action('move-out', moveOutOrder, moveOut);

  app.get(requestsPath, async (request, reply) => {
    const caller = await readerOf(request);
    return reply.header('cache-control', 'no-store').send(await requestsFor(database.q, caller, now()));
  });

  app.post(`${requestsPath}/:requestId/decision`, async (request, reply) => {
    const caller = await callerOf(request);
    const { requestId } = parseRequest(requestParameters, request.params);
    const decision = parseRequest(requestDecision, request.body);
    const at = now();
    const tried = { at, name: 'decision', household: askedAbout('household_request', requestId) };
    const decided = await noteRefusal({ database }, caller, tried, () =>
      once(database, repeatableWrite(caller, request), at, (q) =>
        decideRequest(q, caller, requestId, decision, at),
      ),
    );
    return reply.code(201).send(decided);
  });
}
