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
])('without the address %s of %s it is refused', (group, name) => {
  const { graphql, ...services } = testConfig.services;
  const groups: Record<string, Record<string, unknown>> = {
    services: { ...services },
    'services.graphql': { ...graphql },
  };
  delete groups[group ?? '']?.[name ?? ''];
  const { services: someServices, 'services.graphql': someGraphql } = groups;
  const given = { ...testConfig, services: { ...someServices, graphql: someGraphql } };
  expect(config.safeParse(given).success).toBe(false);
  expect(config.safeParse(testConfig).success).toBe(true);
});

test.each(externalApps)('an environment without the app %s starts, and has no address for it', (name) => {
  const { [name]: _, ...external } = testConfig.external;
  expect(config.parse({ ...testConfig, external }).external).toEqual(external);
});
