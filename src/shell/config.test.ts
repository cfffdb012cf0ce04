import { environments, externalApps, graphqlNames, serviceNames } from '@vp-digital/core/reference';
import { config } from '.';
import { testConfig } from './testing';

test.each(environments)('the configuration of %s is one', (environment) => {
  expect(config.parse({ ...testConfig, environment })).toEqual({ ...testConfig, environment });
});

test.each(['local', 'd16', 'd00', 'PROD', ''])('%j is no environment', (environment) => {
  expect(config.safeParse({ ...testConfig, environment }).success).toBe(false);
});

test.each([
  ...serviceNames.map((name) => ['services', name]),
  ...graphqlNames.map((name) => ['services.graphql', name]),
  ...externalApps.map((name) => ['external', name]),
])('without the address %s of %s it is refused', (group, name) => {
  const { graphql, ...services } = testConfig.services;
  const groups: Record<string, Record<string, unknown>> = {
    services: { ...services },
    'services.graphql': { ...graphql },
    external: { ...testConfig.external },
  };
  delete groups[group ?? '']?.[name ?? ''];
  const { services: someServices, 'services.graphql': someGraphql, external } = groups;
  const given = { ...testConfig, services: { ...someServices, graphql: someGraphql }, external };
  expect(config.safeParse(given).success).toBe(false);
  expect(config.safeParse(testConfig).success).toBe(true);
});
