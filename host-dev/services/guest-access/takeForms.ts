import type { FastifyInstance } from 'fastify';

/** A page without a script sends forms, and nothing else is understood: no longer than that. A post without any is an empty one. */
export function takeForms(app: FastifyInstance, bodyLimit: number): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
  app.addHook('preHandler', async (request) => {
    request.body ??= new URLSearchParams();
  });
}
