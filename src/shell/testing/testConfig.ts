import { externalApps, graphqlNames, serviceNames } from '@vp-digital/core/reference';
import { config } from '..';

const each = (names: readonly string[], address: (name: string) => string) =>
  Object.fromEntries(names.map((name) => [name, address(name)]));

/** Addresses of an environment as a test has them: services under `/api`, without flags and telemetry. */
export const testConfig = config.parse({
  environment: 'dev',
  services: {
    ...each(serviceNames, (name) => `/api/${name}`),
    graphql: each(graphqlNames, (name) => `/graphql/${name}`),
  },
  external: each(externalApps, (name) => `https://${name}.example/`),
  signIn: { authority: '/oidc', clientId: 'vp-shell' },
  links: { privacy: '/privacy', imprint: '/imprint' },
});
