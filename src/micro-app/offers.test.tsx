import { ownCore, defineScreen } from '@vp-digital/core/household';
import { defineArea, defineRoute, featureFlags } from '@vp-digital/core/reference';
import { createAreaApi } from '@vp-digital/core/services';
import { userSet } from '@vp-digital/core/session';
import { TextLink } from '@vp-digital/core/ui';
import { act, screen } from '@testing-library/react';
import { defineMicroApp } from './defineMicroApp';
import { createTestServices, renderArea } from './testing';

const route = defineRoute('/neu', { area: 'analysis', title: { de: 'Neu', en: 'New' } });

const Links = () => (
  <>
    <TextLink href="/offen">Offen</TextLink>
    <TextLink href="/bald">Bald</TextLink>
  </>
);

const area = defineMicroApp(
  defineArea('analysis', [defineScreen(route, { page: async () => ({ default: Links }) })]),
  {
    areaApi: createAreaApi('analysis'),
    ownCore,
    version: '1.0.0',
  },
);

const links = () => screen.queryAllByRole('link').map((link) => link.textContent);

test('links ask the shell, again when a flag or the user changes', async () => {
  const open = new Set(['/offen']);
  const enabled = new Set<string>();
  let changed = () => {};
  const { shared } = await renderArea(area, {
    path: '/neu',
    services: createTestServices([]),
    offers: (path) => open.has(path),
    flags: {
      settled: () => true,
      isEnabled: (name) => enabled.has(name),
      subscribe: (listener) => {
        changed = listener;
        return () => {};
      },
    },
  });
  expect(links()).toEqual(['Offen']);
  open.add('/bald');
  enabled.add(featureFlags.analysisEvaluation);
  act(() => changed());
  expect(links()).toEqual(['Offen', 'Bald']);
  open.delete('/offen');
  act(() => {
    shared.store.dispatch(
      userSet({
        id: 'timo',
        name: 'Timo Assistent',
        role: 'assistant',
        permissions: [],
        fileRights: [],
        advisor: false,
        assistant: true,
      }),
    );
  });
  expect(links()).toEqual(['Bald']);
});
