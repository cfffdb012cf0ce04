import { contactChange, recommendationRequest } from '@vp-digital/core/contracts';
import { permissions } from '@vp-digital/core/reference';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { noteRead } from '../audit';
import { householdParameters, parseRequest } from '../http/validation';
import { once, repeatableWrite } from '../idempotency';
import type { Services } from '../services';
import {
  changeContact,
  createRecommendation,
  forgetContact,
  listRecommendations,
  type RecommendationKind,
  revokeRecommendation,
} from './recommendationStore';

const kinds = [
  { kind: 'recommendation', name: 'recommendations', permission: permissions.recommendation },
  { kind: 'team', name: 'team-invitations', permission: permissions.teamBuilding },
] as const satisfies readonly { kind: RecommendationKind; name: string; permission: string }[];

const oneParameters = z.extend(householdParameters, { recommendationId: z.uuid() });
const contactParameters = z.extend(oneParameters, { contactId: z.uuid() });

/** Codes and what came in by them, as `contracts/recommendations` says: for recommendations and for the team, each by its permission. */
export function recommendationRoutes(app: FastifyInstance, services: Services): void {
  const { database, now, authorize, origin, keys, mail } = services;
  for (const { kind, name, permission } of kinds) {
    const path = `/api/households/:householdId/${name}`;
    const callerOf = (request: FastifyRequest) => authorize(request, { permission, fileRight: 'access' });

    app.get(path, async (request, reply) => {
      const caller = await callerOf(request);
      const { householdId } = parseRequest(householdParameters, request.params);
      const at = now();
      const parts = { origin: origin(), now: at };
      const items = await listRecommendations({ q: database.q, keys }, caller, { householdId, kind }, parts);
      if (items.some(({ contacts }) => contacts.length > 0))
        await noteRead(database.q, caller, {
          at: at.toISOString(),
          action: 'recommendation.read',
          householdId,
          detail: kind,
        });
      return reply.header('cache-control', 'no-store').send({ takesContacts: mail.isOn, items });
    });

    app.post(path, async (request, reply) => {
      const caller = await callerOf(request);
      const { householdId } = parseRequest(householdParameters, request.params);
      const wanted = parseRequest(recommendationRequest, request.body);
      const at = now();
      const made = await once(database, repeatableWrite(caller, request), at, (q) =>
        createRecommendation(q, caller, { householdId, kind }, wanted, { origin: origin(), now: at }),
      );
      return reply.code(201).header('cache-control', 'no-store').send(made);
    });

    app.post(`${path}/:recommendationId/revocation`, async (request, reply) => {
      const caller = await callerOf(request);
      const place = parseRequest(oneParameters, request.params);
      const at = now();
      const revoked = await once(database, repeatableWrite(caller, request), at, (q) =>
        revokeRecommendation(q, caller, { ...place, kind }, at),
      );
      return reply.code(201).send(revoked);
    });

    app.post(`${path}/:recommendationId/contacts/:contactId/state`, async (request, reply) => {
      const caller = await callerOf(request);
      const place = parseRequest(contactParameters, request.params);
      const change = parseRequest(contactChange, request.body);
      const at = now();
      const changed = await once(database, repeatableWrite(caller, request), at, (q) =>
        changeContact(q, caller, { ...place, kind }, change, at),
      );
      return reply.code(201).send(changed);
    });

    app.post(`${path}/:recommendationId/contacts/:contactId/removal`, async (request, reply) => {
      const caller = await callerOf(request);
      const place = parseRequest(contactParameters, request.params);
      const at = now();
      const gone = await once(database, repeatableWrite(caller, request), at, (q) =>
        forgetContact(q, caller, { ...place, kind }, at),
      );
      return reply.code(201).send(gone);
    });
  }
}
