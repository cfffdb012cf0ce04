import { I18nextProvider } from '@vp-digital/core/libs/i18n';
import { Provider } from '@vp-digital/core/libs/redux';
import { createTexts, HostRouter } from '@vp-digital/core/platform';
import { createSharedStore, type User, userSet } from '@vp-digital/core/session';
import { createClock, createShellBus, type Registry } from '@vp-digital/core/shell';
import { testConfig } from '@vp-digital/core/shell/testing';
import { portalRoot, UI_VERSION, UiProvider } from '@vp-digital/core/ui';
import { render } from '@testing-library/react';
import type { ComponentProps, ReactNode } from 'react';
import type { Shell } from '../createShell';
import { shellApi } from '../shellApi';
import { ShellProvider } from '../ShellContext';
import { shellTexts } from '../shellTexts';
import { createTestLocation } from './testHost';

/** What a service answers to a call; undefined for a status of 500. */
type Answer = (method: string) => Promise<object> | object | undefined;

/** A part of the shell in a shell of its own at an address, with the services at the other end of the network. */
export function renderInShell(
  part: ReactNode,
  address: string,
  answer: Answer,
  { user, registry = {} }: { user?: User; registry?: Registry } = {},
) {
  globalThis.fetch = async (_, init) => {
    const body = await answer(init?.method ?? 'GET');
    return new Response(JSON.stringify(body ?? {}), { status: body ? 200 : 500 });
  };
  const clock = createClock(() => new Date('2026-10-01T10:00:00Z'));
  const shared = createSharedStore();
  shared.inject(shellApi.api);
  if (user) shared.store.dispatch(userSet(user));
  shared.addMiddleware(shellApi.api.middleware);
  shellApi.connect({
    config: testConfig,
    clock,
    tokens: { get: async () => 'a token of the test', forget: () => {}, close: () => {} },
    onUnauthorized: () => {},
    onDeviceLocked: () => {},
    onBroken: (error) => {
      throw error;
    },
  });
  const signIn = { start: jest.fn(async () => {}) };
  const deviceLock = { set: jest.fn(), clear: jest.fn(), look: jest.fn(), goOn: jest.fn() };
  const bus = createShellBus((error) => {
    throw error;
  });
  const texts = createTexts('shell', shellTexts, () => {});
  const location = { ...createTestLocation(address), replace: jest.fn() };
  const save = jest.fn(async () => true);
  const sink = { error: jest.fn(), event: jest.fn() };
  const shell = { bus, clock, deviceLock, location, registry, save, signIn, sink, texts } as unknown as Shell; // what these parts use of it
  render(
    <I18nextProvider i18n={texts.i18n}>
      <Provider store={shared.store as ComponentProps<typeof Provider>['store']}>
        <ShellProvider value={shell}>
          <UiProvider portalElement={portalRoot(UI_VERSION)}>
            <HostRouter location={location}>{part}</HostRouter>
          </UiProvider>
        </ShellProvider>
      </Provider>
    </I18nextProvider>,
  );
  return { bus, deviceLock, location, save, signIn, sink };
}
