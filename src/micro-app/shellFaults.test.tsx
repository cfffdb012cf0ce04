import { ownCore, defineScreen } from '@vp-digital/core/household';
import { defineArea, permissions, routes } from '@vp-digital/core/reference';
import { createAreaApi } from '@vp-digital/core/services';
import { createSharedStore, userSet } from '@vp-digital/core/session';
import { createClock, type Host, type Mounted, ShellFault, type ShellPort } from '@vp-digital/core/shell';
import { testConfig } from '@vp-digital/core/shell/testing';
import { act } from '@testing-library/react';
import { defineMicroApp } from './defineMicroApp';
import { createTestServices, testHouseholds } from './testing';

const [household] = testHouseholds;
const { householdId } = household.summary;
const income = routes.income.href({ householdId });

const area = defineMicroApp(
  defineArea('analysis', [
    defineScreen(routes.income, {
      page: async () => ({ default: () => <p>Einkommen</p> }),
      documents: ['persons'],
    }),
    defineScreen(routes.expenses, {
      page: () => new Promise(() => {}),
      customer: () => new Promise(() => {}),
    }),
  ]),
  { areaApi: createAreaApi('analysis'), ownCore, version: '1.0.0' },
);

interface FaultyShell {
  path?: string;
  shell?: ShellPort;
  slot?: Host['slot'];
  isSignedIn?: boolean;
}

/** A shell of its own, with a channel that checks nothing. */
async function mountInto({ path = income, shell = silent, slot = 'page', isSignedIn = true }: FaultyShell) {
  const shared = createSharedStore({ developmentChecks: false });
  if (isSignedIn) shared.store.dispatch(userSet(petra));
  globalThis.fetch = createTestServices([household]).fetch;
  const element = document.body.appendChild(document.createElement('div'));
  const reported: unknown[] = [];
  let mounted: Mounted | undefined;
  await act(async () => {
    mounted = area.mount(element, {
      contractVersion: '1.5.0',
      config: testConfig,
      clock: createClock(() => new Date('2026-10-01T10:00:00Z')),
      sink: { error: (error) => reported.push(error), event: () => {} },
      language: 'de',
      slot,
      shell,
      location: { current: () => path, navigate: () => {}, subscribe: () => () => {} },
      shared,
    });
  });
  if (!mounted) throw new Error('it was not mounted');
  const { ready, unmount } = mounted;
  const end = ready.then(
    () => 'stands',
    (reason: unknown) => reason,
  );
  leave.push(async () => {
    await act(unmount);
    element.remove();
  });
  return { element, end, reported, unmount: () => act(unmount) };
}

const silent: ShellPort = { send: () => {}, subscribe: () => () => {} };
const petra = {
  id: 'petra',
  name: 'Petra Beispiel',
  role: 'advisor',
  permissions: Object.values(permissions),
  fileRights: [],
  advisor: true,
  assistant: false,
};

const leave: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of leave.splice(0)) await end();
});
beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate'] }));
afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

test('taken down before its first screen stood, it says so', async () => {
  const { end, unmount } = await mountInto({ path: routes.expenses.href({ householdId }) });
  await unmount();
  expect(await end).toMatchObject({ name: 'ShellFault', code: 'unmounted' });
});

test.each([
  ['another area', routes.pkvStart.href({ householdId })],
  ['none', '/'],
])('at an address of %s it says so: by its code, to the sink, and on the page', async (_, path) => {
  const { element, end, reported } = await mountInto({ path });
  await pass(1_000);
  expect(await end).toMatchObject({ code: 'address' });
  expect(reported).toContainEqual(expect.objectContaining({ code: 'address' }));
  expect(element).toHaveTextContent('Zu dieser Adresse gibt es hier keine Seite');
});

test('the customer sees nothing of a wrong address', async () => {
  const { element, end } = await mountInto({ path: '/', slot: 'customer' });
  await pass(1_000);
  expect(await end).toMatchObject({ code: 'address' });
  expect(element).toHaveTextContent('');
});

test('what is made for the customer and does not stand within 20 seconds is given up', async () => {
  const { end } = await mountInto({ path: routes.expenses.href({ householdId }), slot: 'customer' });
  await pass(20_000);
  expect(await end).toMatchObject({ code: 'timeout' });
});

test('a page whose code does not come is ready after a second, with an outline of its own', async () => {
  const { end, element } = await mountInto({ path: routes.expenses.href({ householdId }) });
  await pass(1_000);
  expect(await end).toBe('stands');
  expect(element.querySelector('main')).toBeInTheDocument();
});

test('a shell that never says who is signed in is told so', async () => {
  const { reported } = await mountInto({ isSignedIn: false });
  await pass(1_000);
  expect(reported).toContainEqual(expect.objectContaining({ code: 'user' }));
});

/** A channel that checks nothing and answers at once who asks for a token. */
function answering(answer: object): ShellPort {
  const listeners = new Set<(payload: never) => unknown>();
  return {
    send: (type, payload) => {
      if (type !== 'tokenExchangeInit' || !('requestId' in payload)) return;
      for (const listener of [...listeners]) listener({ requestId: payload.requestId, ...answer } as never); // checked by nobody
    },
    subscribe: (type, listener) => {
      if (type === 'tokenExchangeReady') listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

test('a shell that never answers who asks for a token is told so, once', async () => {
  const { reported } = await mountInto({});
  await pass(10_000);
  const faults = reported.filter((fault) => fault instanceof ShellFault);
  expect(faults).toMatchObject([{ code: 'token', message: 'tokenExchangeInit: no answer' }]);
});

test('a shell that refuses is told why', async () => {
  const { reported } = await mountInto({ shell: answering({ ok: false, error: 'no such audience' }) });
  await pass(1_000);
  expect(reported).toContainEqual(
    expect.objectContaining({ code: 'token', message: 'tokenExchangeInit: no such audience' }),
  );
});

test('a shell that names the token otherwise is told which member is not as it has to be', async () => {
  const expiresAt = '2100-01-01T00:00:00.000Z';
  const { reported } = await mountInto({
    shell: answering({ ok: true, token: 'a token of the test', expiresAt }),
  });
  await pass(1_000);
  expect(reported).toContainEqual(
    expect.objectContaining({ code: 'message', message: 'tokenExchangeReady: accessToken' }),
  );
  expect(reported).toContainEqual(
    expect.objectContaining({ code: 'token', message: 'tokenExchangeInit: the answer has no accessToken' }),
  );
});
