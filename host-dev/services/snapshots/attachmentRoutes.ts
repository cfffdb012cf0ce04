import { attachmentName, attachmentRequest } from '@vp-digital/core/contracts';
import { permissions } from '@vp-digital/core/reference';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Need } from '../authorization';
import { parseRequest } from '../http/validation';
import { once, repeatableWrite } from '../idempotency';
import type { Services } from '../services';
import {
  addAttachment,
  attachmentOf,
  handOutAttachment,
  removeAttachment,
  renameAttachment,
} from './attachments';
import { reportParameters, reportPath } from './reportRoutes';
import { readReport, withLinks } from './reportStore';

const attachmentsPath = `${reportPath}/attachments`;
const attachmentParameters = z.extend(reportParameters, { attachmentId: z.uuid() });

/** The largest attachment in base64, and a little more. */
const bodyLimit = 6_800_000;

const need: Need = { permission: permissions.sectionReport, fileRight: 'access' };

/** What goes along with a report, as `contracts/reportAttachments` says; for bytes there are `patience` milliseconds. */
export function attachmentRoutes(
  app: FastifyInstance,
  { database, now, authorize, origin, keys }: Services,
  patience: number,
): void {
  const callerOf = (request: FastifyRequest) => authorize(request, need);
  const senderOf = (request: FastifyRequest) => authorize(request, { ...need, limit: 'uploads' });

  // who may not is refused before the bytes are read
  app.post(
    attachmentsPath,
    { bodyLimit, handlerTimeout: patience, onRequest: async (request) => void (await senderOf(request)) },
    async (request, reply) => {
      const caller = await senderOf(request);
      const place = parseRequest(reportParameters, request.params);
      const file = parseRequest(attachmentRequest, request.body);
      const at = now();
      const added = await once(database, repeatableWrite(caller, request), at, (q) =>
        addAttachment({ q, keys }, caller, place, file, at),
      );
      return reply.code(201).send(withLinks(added, origin(), at));
    },
  );

  app.get(`${attachmentsPath}/:attachmentId`, async (request, reply) => {
    const caller = await callerOf(request);
    const { attachmentId, ...place } = parseRequest(attachmentParameters, request.params);
    const attachment = attachmentOf(await readReport(database.q, caller, place), attachmentId);
    const stores = { q: database.q, keys };
    const content = await handOutAttachment(stores, caller, { ...place, ...attachment }, now());
    return reply.header('cache-control', 'no-store').send({ file: content.toString('base64') });
  });

  app.post(`${attachmentsPath}/:attachmentId/name`, async (request, reply) => {
    const caller = await callerOf(request);
    const place = parseRequest(attachmentParameters, request.params);
    const { name } = parseRequest(attachmentName, request.body);
    const at = now();
    const renamed = await once(database, repeatableWrite(caller, request), at, (q) =>
      renameAttachment({ q, keys }, caller, { ...place, name }, at),
    );
    return reply.code(201).send(withLinks(renamed, origin(), at));
  });

  app.post(`${attachmentsPath}/:attachmentId/removal`, async (request, reply) => {
    const caller = await callerOf(request);
    const place = parseRequest(attachmentParameters, request.params);
    const at = now();
    const removed = await once(database, repeatableWrite(caller, request), at, (q) =>
      removeAttachment(q, caller, place, at),
    );
    return reply.code(201).send(withLinks(removed, origin(), at));
  });
}
