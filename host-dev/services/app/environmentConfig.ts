import {
  type Environment,
  externalApps,
  graphqlNames,
  type HandOverSegment,
  handOverSegments,
  isEnvironment,
  serviceNames,
} from '@vp-digital/core/reference';
import type { FastifyInstance } from 'fastify';
import { flagClientKey } from '../flags';
import { clientId } from '../sign-in/client';
import { basePathOf, underBase } from '../http/basePath';
import { frameOrigin } from '../http/frameOrigin';
import { ServiceError } from '../http/ServiceError';

/** In both languages. */
export type Notice = Readonly<Record<'de' | 'en', string>>;

interface ServedConfig {
  /** What is restricted at present. */
  notice?: Notice | undefined;
  /** Areas that run in an iframe of another origin. */
  framedAreas?: readonly string[] | undefined;
  /** With an application that stands in for those outside. */
  withDemo?: boolean | undefined;
  /** Where the shell is. */
  origin(): string;
}

/**
 * `GET /config/<env>.json`: what a shell reads at its start (`shell/config`).
 * `GET /config/frame.json`: who may use the frame.
 */
export function environmentConfigRoute(
  app: FastifyInstance,
  { framedAreas, notice, origin, withDemo }: ServedConfig,
): void {
  app.get('/config/frame.json', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ shell: origin() }),
  );

  app.get<{ Params: { environment: string } }>('/config/:environment.json', async ({ params }, reply) => {
    if (!isEnvironment(params.environment)) throw new ServiceError('not-found', 'Unknown environment.');
    const base = basePathOf(origin());
    const served = {
      ...environmentConfig(params.environment),
      ...frames(origin(), framedAreas),
      ...(withDemo && demoApps(origin())),
      notice,
    };
    return reply.header('cache-control', 'no-store').send(addressesUnder(base, served));
  });
}

/** Every address of ours in it. */
const addressesUnder = (base: string, served: object): unknown =>
  JSON.parse(
    JSON.stringify(served, (_, value: unknown) =>
      typeof value === 'string' ? underBase(value, base) : value,
    ),
  );

function frames(origin: string, areas: readonly string[] = []) {
  const other = frameOrigin(origin);
  return other === undefined ? {} : { frames: { origin: other + basePathOf(origin), areas } };
}

/** In development no address leads nowhere: one application stands in for those outside. */
function demoApps(origin: string) {
  const other = frameOrigin(origin);
  const installed = handOverSegments.filter((segment) => !notInstalled.has(segment));
  return {
    external: Object.fromEntries(externalApps.map((name) => [name, `/fremdanwendung/${kebab(name)}`])),
    ...(other !== undefined && {
      apps: Object.fromEntries(
        installed.map((segment) => [segment, `${other}${basePathOf(origin)}/fremdanwendung/${segment}`]),
      ),
    }),
  };
}

/** So that what happens without an application is seen in development, too. */
const notInstalled: ReadonlySet<HandOverSegment> = new Set(['ebike', 'kontoeroeffnung']);

/**
 * The addresses of one environment. All services are of this origin: `/api/shopping-cart`; a service that this process
 * does not implement answers 404 there. Apps outside of the product have an address that leads nowhere (RFC 2606).
 */
function environmentConfig(environment: Environment) {
  const each = <Name extends string>(names: readonly Name[], address: (name: string) => string) =>
    Object.fromEntries(names.map((name) => [name, address(kebab(name))]));
  return {
    environment,
    services: {
      ...each(serviceNames, (name) => `/api/${name}`),
      graphql: each(graphqlNames, (name) => `/graphql/${name}`),
    },
    external: each(externalApps, (name) => `https://${name}.${environment}.vp-digital.example/`),
    flags: { url: '/api/frontend', clientKey: flagClientKey },
    telemetry: { endpoint: '/v2/track', instrumentationKey: '00000000-0000-4000-8000-000000000000' },
    signIn: { authority: '/oidc', clientId },
    diagnostics: environment === 'dev',
    links: { privacy: '/rechtliches/datenschutz.html', imprint: '/rechtliches/impressum.html' },
  };
}

/** `shoppingCart` is `shopping-cart`. */
const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
