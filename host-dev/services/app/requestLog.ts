import type { IncomingMessage } from 'node:http';
import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** One line per answer: the route's template, never the address itself, because ids stand in it. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    const duration = Math.round(reply.elapsedTime);
    request.log.info({ method, route: routeOptions.url ?? 'other', status: reply.statusCode, duration });
  });
}

/** The caller's `X-Request-Id` where it is harmless, so that one id runs through browser, service and log. */
export function requestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}
