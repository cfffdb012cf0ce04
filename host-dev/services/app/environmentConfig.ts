import { isEnvironment } from '@vp-digital/core/reference';
import type { FastifyInstance } from 'fastify';
import { flagClientKey } from '../flags';
import { clientId } from '../sign-in/client';
import { ServiceError } from './ServiceError';

/** `GET /config/<env>.json`: what a shell reads at its start (`shell/config`). Addresses are of this origin. */
export function environmentConfigRoute(app: FastifyInstance): void {
  app.get<{ Params: { environment: string } }>('/config/:environment.json', async ({ params }, reply) => {
    if (!isEnvironment(params.environment)) throw new ServiceError('not-found', 'Unknown environment.');
    return reply.header('cache-control', 'no-store').send({
      environment: params.environment,
      services: {
        households: '/api/households',
        graphql: { person: '/graphql/person', advisor: '/graphql/advisor' },
      },
      flags: { url: '/api/frontend', clientKey: flagClientKey },
      telemetry: { endpoint: '/v2/track', instrumentationKey: '00000000-0000-4000-8000-000000000000' },
      signIn: { authority: '/oidc', clientId },
      links: { privacy: '/rechtliches/datenschutz.html', imprint: '/rechtliches/impressum.html' },
    });
  });
}
