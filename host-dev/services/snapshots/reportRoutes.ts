import { reportDelivery, reportRelease, reportRequest } from '@vp-digital/core/contracts';
import { permissions } from '@vp-digital/core/reference';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { parseRequest } from '../http/validation';
import { once, repeatableWrite } from '../idempotency';
import type { Services } from '../services';
import { deliverReport, releaseReport } from './reportLife';
import { createReport, listReports, withLinks } from './reportStore';
import { snapshotParameters, snapshotPath } from './snapshotRoutes';

const reportsPath = `${snapshotPath}/reports`;
export const reportPath = `${reportsPath}/:reportId`;

export const reportParameters = z.extend(snapshotParameters, { reportId: z.uuid() });

/** The reports of a snapshot: drafts, their release, and how they went to the household. */
export function reportRoutes(app: FastifyInstance, { database, now, authorize, origin }: Services): void {
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
    const { kind } = parseRequest(reportRequest, request.body);
    const at = now();
    const created = await once(database, repeatableWrite(caller, request), at, (q) =>
      createReport(q, caller, place, kind, at),
    );
    return reply.code(201).send(created);
  });

  app.post(`${reportPath}/release`, async (request, reply) => {
    const caller = await callerOf(request);
    const place = parseRequest(reportParameters, request.params);
    const release = parseRequest(reportRelease, request.body);
    const at = now();
    const released = await once(database, repeatableWrite(caller, request), at, (q) =>
      releaseReport(q, caller, place, release, at),
    );
    return reply.code(201).send(withLinks(released, origin(), at));
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
