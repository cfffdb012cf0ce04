import type { FastifyInstance } from 'fastify';

const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Sign-in is bound to one address. A browser that opens this machine by another of its names is led to that one, so
 * that cookies and tokens belong to what stands in its address bar.
 */
export function leadToPublicName(app: FastifyInstance, origin: () => string): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.headers['sec-fetch-dest'] !== 'document' || !loopbackNames.has(request.hostname)) return;
    if (request.host === new URL(origin()).host) return;
    return reply.redirect(origin() + request.url, 307);
  });
}
