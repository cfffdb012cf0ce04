import type { FastifyInstance } from 'fastify';
import { ServiceError } from '../http/ServiceError';
import { demoAppPage, demoAppScript, demoAppStyle } from './demoAppPage';

const appName = /^[a-z-]{1,40}$/;

/**
 * Development only: an application in the place of those outside, on both origins of this server. In the shell's frames it runs on
 * the second one, as an application of somebody else would.
 */
export function demoAppRoutes(app: FastifyInstance, origin: () => string): void {
  const policy = () =>
    [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "form-action 'none'",
      "base-uri 'none'",
      `frame-ancestors ${new URL(origin()).origin}`,
    ].join('; ');
  app.get('/fremdanwendung/skript.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(demoAppScript),
  );
  app.get('/fremdanwendung/stil.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(demoAppStyle),
  );
  app.get<{ Params: { app: string } }>('/fremdanwendung/:app', async ({ params }, reply) => {
    if (!appName.test(params.app)) throw new ServiceError('not-found', 'There is no such application.');
    return reply
      .type('text/html; charset=utf-8')
      .headers({ 'content-security-policy': policy(), 'cache-control': 'no-store' })
      .send(demoAppPage(params.app, new URL(origin()).origin));
  });
}
