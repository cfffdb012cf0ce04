import { isEnvironment } from '@vp-digital/core/reference';
import type { FastifyInstance } from 'fastify';
import { flagClientKey } from '../flags';
import { clientId } from '../sign-in/client';
import { frameOrigin } from './frameOrigin';
import { ServiceError } from './ServiceError';

interface FrameConfig {
  /** Areas that run in an iframe of another origin. */
  framedAreas?: readonly string[] | undefined;
  /** Where the shell is. */
  origin(): string;
}

/**
 * `GET /config/<env>.json`: what a shell reads at its start (`shell/config`). Addresses are of this origin.
 * `GET /config/frame.json`: who may use the frame.
 */
export function environmentConfigRoute(app: FastifyInstance, { framedAreas, origin }: FrameConfig): void {
  app.get('/config/frame.json', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ shell: origin() }),
  );

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
      ...frames(origin(), framedAreas),
      links: { privacy: '/rechtliches/datenschutz.html', imprint: '/rechtliches/impressum.html' },
    });
  });
}

function frames(origin: string, areas: readonly string[] = []) {
  const other = frameOrigin(origin);
  return other === undefined ? {} : { frames: { origin: other, areas } };
}
