import { reportLinkRequest } from '@vp-digital/core/contracts';
import { permissions } from '@vp-digital/core/reference';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { parseRequest } from '../http/validation';
import { once, oncePrepared, repeatableWrite } from '../idempotency';
import type { Services } from '../services';
import { openFile, releasedFile, reportParameters, reportPath, withLinks } from '../snapshots';
import { answerQuestion, checkReportLink, createReportLink, revokeReportLink } from './reportLinkStore';

const linkParameters = z.extend(reportParameters, { linkId: z.uuid() });
const questionParameters = z.extend(reportParameters, { questionId: z.uuid() });

/** Links by which released reports go to their households, and what those ask then, as `contracts/reportLinks` says. */
export function reportLinkRoutes(
  app: FastifyInstance,
  { database, now, authorize, origin, passwords, keys }: Services,
): void {
  const callerOf = (request: FastifyRequest) =>
    authorize(request, { permission: permissions.sectionReport, fileRight: 'access' });

  app.post(`${reportPath}/links`, async (request, reply) => {
    const caller = await callerOf(request);
    const place = parseRequest(reportParameters, request.params);
    const { code } = parseRequest(reportLinkRequest, request.body);
    const at = now();
    // no link to a file that nobody could open
    await openFile({ q: database.q, keys }, caller, await releasedFile(database.q, caller, place), at);
    const linked = await oncePrepared(database, repeatableWrite(caller, request), at, {
      check: (q) => checkReportLink(q, caller, place),
      prepare: () => passwords.hash(code, caller.userId),
      work: (q, codeHash) => createReportLink(q, caller, place, codeHash, at),
    });
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

  app.post(`${reportPath}/questions/:questionId/answer`, async (request, reply) => {
    const caller = await callerOf(request);
    const place = parseRequest(questionParameters, request.params);
    const at = now();
    const answered = await once(database, repeatableWrite(caller, request), at, (q) =>
      answerQuestion(q, caller, place, at),
    );
    return reply.code(201).send(withLinks(answered, origin(), at));
  });
}
