import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Figures } from '../monitoring/counters';
import { parseRequest } from './validation';

/** Where browsers tell what the content security policy kept from being loaded. */
export const policyReportPath = '/csp-reports';

const directive = z.string().check(z.regex(/^[a-z]+(-[a-z]+)*$/), z.maxLength(30));

/** One report as `report-uri` sends it, or a list as `report-to` does. Nothing else of them is read. */
const reports = z.union([
  z.array(z.object({ body: z.object({ effectiveDirective: directive }) })).check(z.maxLength(100)),
  z.object({ 'csp-report': z.object({ 'effective-directive': directive }) }),
]);

/** Counts them by directive, and keeps nothing: their addresses hold ids of households. In a scope of its own. */
export function policyReportRoute(app: FastifyInstance, { add }: Figures): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    ['application/csp-report', 'application/reports+json', 'application/json'],
    { parseAs: 'string', bodyLimit: 64 * 1024 },
    app.getDefaultJsonParser('error', 'error'),
  );
  app.post(policyReportPath, async ({ body }, reply) => {
    const said = parseRequest(reports, body);
    const directives = Array.isArray(said)
      ? said.map((report) => report.body.effectiveDirective)
      : [said['csp-report']['effective-directive']];
    for (const name of directives) add(`csp_reports_total{directive="${known.has(name) ? name : 'other'}"}`);
    return reply.code(204).send();
  });
}

/** Others cannot make the list of numbers grow. */
const known: ReadonlySet<string> = new Set([
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'font-src',
  'img-src',
  'connect-src',
  'worker-src',
  'frame-src',
  'manifest-src',
  'form-action',
  'base-uri',
  'object-src',
  'frame-ancestors',
  'default-src',
  'media-src',
]);
