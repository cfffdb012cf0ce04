import { useFlag } from '@vp-digital/core/platform';
import { ownCore, defineScreen } from '@vp-digital/core/household';
import { defineArea, defineRoute, featureFlags } from '@vp-digital/core/reference';
import { createAreaApi } from '@vp-digital/core/services';
import type { FlagPort } from '@vp-digital/core/shell';
import { act, screen } from '@testing-library/react';
import { defineMicroApp } from './defineMicroApp';
import { createTestServices, renderArea } from './testing';

const route = defineRoute('/neu', {
  area: 'analysis',
  title: { de: 'Neu', en: 'New' },
  flag: 'analysisEvaluation',
});

function FlagPage() {
  return (
    <p>Neue Seite, {useFlag(featureFlags.recommendationByWhatsapp, true) ? 'mit Zusatz' : 'ohne Zusatz'}</p>
  );
}

const area = defineMicroApp(
  defineArea('analysis', [defineScreen(route, { page: async () => ({ default: FlagPage }) })]),
  {
    areaApi: createAreaApi('analysis'),
    ownCore,
    version: '1.0.0',
  },
);

/** A shell's flags that a test switches; undefined: not settled yet. */
function createTestFlags(start: Record<string, boolean> | undefined) {
  let known = start;
  const listeners = new Set<() => void>();
  const port: FlagPort = {
    settled: () => known !== undefined,
    isEnabled: (name) => known && (known[name] ?? false),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const set = (next: Record<string, boolean>) => {
    known = next;
    for (const listener of listeners) listener();
  };
  return { port, set };
}

const open = (flags?: FlagPort) =>
  renderArea(area, { path: '/neu', services: createTestServices([]), ...(flags ? { flags } : {}) });

test('a page behind a flag is there when the flag is on, and follows other flags', async () => {
  const { port, set } = createTestFlags({ auswertung: true });
  await open(port);
  expect(await screen.findByText('Neue Seite, ohne Zusatz')).toBeVisible();
  act(() => set({ auswertung: true, whatsapp: true }));
  expect(screen.getByText('Neue Seite, mit Zusatz')).toBeVisible();
});

test.each([
  ['switched off', createTestFlags({}).port],
  ['unknown to a shell without flags', undefined],
])('a page whose flag is %s stays blank and says why', async (_, flags) => {
  jest.spyOn(console, 'error').mockImplementation(() => {}); // the sink reports the page
  const { messages } = await open(flags);
  expect(screen.queryByText(/Neue Seite/)).toBeNull();
  expect(messages.map(({ type }) => type)).toContain('showMessage');
});
