import { reportLinkRequest } from '@vp-digital/core/contracts';
import { permissions } from '@vp-digital/core/reference';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { parseRequest } from '../http/validation';
import { once, repeatableWrite } from '../idempotency';
import type { Services } from '../services';
import { reportParameters, reportPath, withLinks } from '../snapshots';
import { createReportLink, revokeReportLink } from './reportLinkStore';

const linkParameters = z.extend(reportParameters, { linkId: z.uuid() });

/** A report's file in base64, and a little more. */
const bodyLimit = 4_100_000;

/** Links by which released reports go to their households, as `contracts/reportLinks` says. */
export function reportLinkRoutes(
  app: FastifyInstance,
  { database, now, authorize, origin, passwords }: Services,
): void {
  const callerOf = (request: FastifyRequest) =>
    authorize(request, { permission: permissions.sectionReport, fileRight: 'access' });

  // who may not is refused before the bytes are read
  const onRequest = async (request: FastifyRequest) => void (await callerOf(request));
  app.post(`${reportPath}/links`, { bodyLimit, onRequest }, async (request, reply) => {
    const caller = await callerOf(request);
    const place = parseRequest(reportParameters, request.params);
    const { code, pdf } = parseRequest(reportLinkRequest, request.body);
    const wanted = { codeHash: await passwords.hash(code), pdf }; // before the transaction: others wait for that one
    const at = now();
    const linked = await once(database, repeatableWrite(caller, request), at, (q) =>
      createReportLink(q, caller, place, wanted, at),
    );
    return reply.code(201).send(withLinks(linked, origin(), at));
  });

  app.post(`${reportPath}/links/:linkId/revocation`, async (request, reply) => {
    const caller = await callerOf(request);
    const place = parseRequest(linkParameters, request.params);
    const at = now();
    const revoked = await once(database, repeatableWrite(caller, request), at, (q) =>
      revokeReportLink(q, caller, place, at),
    );
    return reply.code(201).send(withLinks(revoked, origin(), at));
  });
}
