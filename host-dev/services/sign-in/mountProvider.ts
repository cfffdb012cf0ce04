import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { basePathOf } from '../http/basePath';
import { securityHeaders } from '../http/headers';
import type { SignIn } from './createProvider';

const mountPath = '/oidc';

/** Hands everything below `/oidc` that is not ours to the provider, unread. */
export function mountProvider(
  app: FastifyInstance,
  origin: () => string,
  signIn: () => Promise<SignIn>,
): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));

  app.all(`${mountPath}/*`, async (request, reply) => {
    const { handle } = await signIn();
    reply.hijack();
    for (const [name, value] of Object.entries(securityHeaders(origin()))) reply.raw.setHeader(name, value);
    reply.raw.setHeader('x-request-id', request.id);
    await handle(asPublic(request.raw, origin()), reply.raw);
  });
}

/**
 * The provider builds its addresses from the request. Only the public address counts, whatever name the caller used
 * for this machine, and the part of the path before the provider is told apart by `originalUrl`.
 */
function asPublic(request: IncomingMessage, origin: string): IncomingMessage {
  const { host, protocol } = new URL(origin);
  const base = basePathOf(origin);
  request.headers.host = host;
  request.headers['x-forwarded-proto'] = protocol.slice(0, -1);
  const asked = request.url ?? mountPath;
  return Object.assign(request, { originalUrl: base + asked, url: asked.slice(mountPath.length) });
}
