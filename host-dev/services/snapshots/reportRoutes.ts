import {
  reportComposition,
  reportDelivery,
  reportFile,
  reportRelease,
  reportRequest,
} from '@vp-digital/core/contracts';
import { permissions } from '@vp-digital/core/reference';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { berlinDay } from '../berlinDay';
import { ifMatchVersion } from '../http/ifMatchVersion';
import { parseRequest } from '../http/validation';
import { once, repeatableWrite } from '../idempotency';
import type { Services } from '../services';
import { copyAttachments } from './attachments';
import { composeReport } from './composeReport';
import { deliverReport, keepReleased, releasedFile, releaseReport } from './reportLife';
import { handOut } from './reportFiles';
import { createReport, listReports, readReport, withLinks } from './reportStore';
import { snapshotParameters, snapshotPath } from './snapshotRoutes';

const reportsPath = `${snapshotPath}/reports`;
export const reportPath = `${reportsPath}/:reportId`;

export const reportParameters = z.extend(snapshotParameters, { reportId: z.uuid() });

/** A file in base64, and a little more. */
const bodyLimit = 4_100_000;

/** The reports of a snapshot: drafts, their release, their kept files, and how they went to the household. */
export function reportRoutes(
  app: FastifyInstance,
  { database, now, authorize, origin, keys }: Services,
): void {
  const callerOf = (request: FastifyRequest) =>
    authorize(request, { permission: permissions.sectionReport, fileRight: 'access' });

  app.get(reportsPath, async (request, reply) => {
    const caller = await callerOf(request);
    const place = parseRequest(snapshotParameters, request.params);
    const reports = await listReports(database.q, caller, place);
    return reply
      .header('cache-control', 'no-store')
      .send(reports.map((report) => withLinks(report, origin(), now())));
  });

  app.post(reportsPath, async (request, reply) => {
    const caller = await callerOf(request);
    const place = parseRequest(snapshotParameters, request.params);
    const asked = parseRequest(reportRequest, request.body);
    const at = now();
    const created = await once(database, repeatableWrite(caller, request), at, async (q) => {
      const draft = await createReport(q, caller, place, asked, at);
      const { attachmentsOf } = asked;
      if (!attachmentsOf) return draft;
      const from = { householdId: place.householdId, ...attachmentsOf };
      const to = { ...place, reportId: draft.reportId };
      return copyAttachments({ q, keys }, caller, { from, to }, at);
    });
    return reply.code(201).send(created);
  });

  app.put(`${reportPath}/composition`, async (request, reply) => {
    const caller = await callerOf(request);
    const place = parseRequest(reportParameters, request.params);
    const baseVersion = ifMatchVersion(request.headers['if-match']);
    const data = parseRequest(reportComposition, request.body);
    const composed = await database.tx((q) =>
      composeReport(q, caller, place, { baseVersion, data, today: berlinDay(now()) }),
    );
    const current = composed ?? (await readReport(database.q, caller, place));
    return reply
      .code(composed ? 200 : 412)
      .header('cache-control', 'no-store')
      .send(withLinks(current, origin(), now()));
  });

  // who may not is refused before the bytes are read
  const onRequest = async (request: FastifyRequest) => void (await callerOf(request));
  app.post(`${reportPath}/release`, { bodyLimit, onRequest }, async (request, reply) => {
    const caller = await callerOf(request);
    const place = parseRequest(reportParameters, request.params);
    const release = parseRequest(reportRelease, request.body);
    const at = now();
    const released = await once(database, repeatableWrite(caller, request), at, (q) =>
      releaseReport({ q, keys }, caller, place, release, at),
    );
    return reply.code(201).send(withLinks(released, origin(), at));
  });

  app.get(`${reportPath}/file`, async (request, reply) => {
    const caller = await callerOf(request);
    const place = parseRequest(reportParameters, request.params);
    const file = await releasedFile(database.q, caller, place);
    const content = await handOut({ q: database.q, keys }, caller, file, now());
    return reply.header('cache-control', 'no-store').send({ pdf: content.toString('base64') });
  });

  app.post(`${reportPath}/file`, { bodyLimit, onRequest }, async (request, reply) => {
    const caller = await callerOf(request);
    const place = parseRequest(reportParameters, request.params);
    const file = parseRequest(reportFile, request.body);
    const at = now();
    const kept = await once(database, repeatableWrite(caller, request), at, (q) =>
      keepReleased({ q, keys }, caller, place, file, at),
    );
    return reply.code(201).send(withLinks(kept, origin(), at));
  });

  app.post(`${reportPath}/deliveries`, async (request, reply) => {
    const caller = await callerOf(request);
    const place = parseRequest(reportParameters, request.params);
    const delivery = parseRequest(reportDelivery, request.body);
    const at = now();
    const delivered = await once(database, repeatableWrite(caller, request), at, (q) =>
      deliverReport(q, caller, place, delivery, at),
    );
    return reply.code(201).send(withLinks(delivered, origin(), at));
  });
}
