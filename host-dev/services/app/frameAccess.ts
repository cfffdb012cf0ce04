import type { FastifyInstance } from 'fastify';
import { frameOrigin } from '../http/frameOrigin';

/** What an area in a frame calls; nothing else answers another origin. */
const open = /^\/(api|graphql)\//;

/**
 * CORS for one origin only: that of the iframes. The calls carry a token and no cookie, so nothing is gained by
 * whoever is not handed one by the shell.
 */
export function allowFrame(app: FastifyInstance, origin: () => string): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!open.test(request.url)) return;
    reply.header('vary', 'Origin');
    if (request.headers.origin === undefined || request.headers.origin !== frameOrigin(origin())) return;
    reply.header('access-control-allow-origin', request.headers.origin);
    if (request.method !== 'OPTIONS') return;
    return reply
      .headers({
        'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
        'access-control-allow-headers':
          'authorization, content-type, idempotency-key, if-match, x-core-version, x-request-id',
        'access-control-max-age': '600',
      })
      .code(204)
      .send();
  });
}
