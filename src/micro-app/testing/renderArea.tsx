import { matchRoute, permissions, routes } from '@vp-digital/core/reference';
import { createSharedStore, type User, userSet, type WithSession } from '@vp-digital/core/session';
import {
  type Config,
  consoleSink,
  createClock,
  createShellBus,
  type CustomerPort,
  type FlagPort,
  type Host,
  type Language,
  type MicroApp,
  type Mounted,
  type SharedStore,
  type ShellBus,
  type StorageKey,
  type ToArea,
  type ToShell,
} from '@vp-digital/core/shell';
import { testConfig } from '@vp-digital/core/shell/testing';
import { waitFor } from '@testing-library/react';
import { act } from 'react';
import type { TestServices } from './testServices';

export interface RenderAreaOptions {
  path: string;
  services: TestServices;
  /** Default: an advisor with every permission. */
  user?: Partial<User>;
  language?: Language;
  /** Default: a shell without feature flags. */
  flags?: FlagPort;
  /**
   * The page's store, where another area of the same page has one already. Default: one of its own,
   * without Redux Toolkit's development checks, which walk the whole state at every action; the suite `storeChecks` has them.
   */
  shared?: SharedStore;
  /** How the shell answers who asks for a token; by default with one. */
  exchange?: () => DistributiveOmit<ToArea['tokenExchangeReady'], 'requestId'>;
  /** What the shell's storage holds; without it the shell never answers. */
  storage?: Partial<Record<StorageKey, string>>;
  /** Which screens the shell offers. Default: every one of the specification that the user may open. */
  offers?: Host['offers'];
  /** Default: `testConfig`. */
  config?: Config;
  /** Default: a shell without a customer view. */
  customer?: CustomerPort;
  /** Default: the page slot. */
  slot?: Host['slot'];
  /** Default 1 October 2026, the reference date of the sample households. */
  now?: string;
}

export interface RenderedArea {
  mounted: Mounted;
  element: HTMLElement;
  shared: SharedStore;
  /** The shell's end of the messages. */
  bus: ShellBus;
  /** What the area has sent to the shell, oldest first. */
  messages: { [Type in keyof ToShell]: { type: Type; payload: ToShell[Type] } }[keyof ToShell][];
  state(): WithSession;
  /** Where the area has asked the shell to go. */
  path(): string;
  /** How many addresses lie behind it in the history. */
  steps(): number;
  /** The shell goes to another address. */
  go(path: string): void;
}

/**
 * Mounts a real area at an address, as a shell does: shared store, messages, location, token. The services are the
 * network's other end. Everything is taken down after the test. Rejects as the area's `ready` does.
 */
export async function renderArea(area: MicroApp, options: RenderAreaOptions): Promise<RenderedArea> {
  globalThis.fetch = options.services.fetch;
  const element = document.body.appendChild(document.createElement('div'));
  const shared = options.shared ?? createSharedStore({ developmentChecks: false });
  shared.store.dispatch(userSet({ ...advisor, ...options.user }));
  const bus = createShellBus((error) => {
    throw error;
  });
  const messages: RenderedArea['messages'] = [];
  const location = createTestLocation(options.path);
  listen(bus, messages, options);
  let mounted: Mounted | undefined;
  await act(async () => {
    mounted = area.mount(element, {
      contractVersion: area.contractVersion,
      config: options.config ?? testConfig,
      clock: createClock(() => new Date(options.now ?? '2026-10-01T10:00:00Z')),
      sink: consoleSink,
      language: options.language ?? 'de',
      slot: options.slot ?? 'page',
      offers: options.offers ?? ((to) => isOpen(to, options.user?.permissions ?? advisor.permissions)),
      shell: bus.port(),
      location,
      shared,
      ...(options.flags ? { flags: options.flags } : {}),
      ...(options.customer ? { customer: options.customer } : {}),
    });
  });
  if (!mounted) throw new Error('the area was not mounted');
  const ours = mounted;
  let end: 'stands' | { reason: unknown } | undefined;
  ours.ready.then(
    () => {
      end = 'stands';
    },
    (reason: unknown) => {
      end = { reason };
    },
  );
  // Not inside `act`: what it waits for is rendered when `act` ends.
  await waitFor(() => expect(end).toBeDefined());
  afterThisTest(async () => {
    act(() => ours.discard()); // no draft of this test comes back in the next one
    await act(() => ours.unmount());
    element.remove();
  });
  if (end !== 'stands') throw end?.reason;
  return {
    mounted: ours,
    element,
    shared,
    bus,
    messages,
    state: () => shared.store.getState() as WithSession, // the store was made with the session slice
    path: location.current,
    steps: location.steps,
    go: location.navigate,
  };
}

const advisor: User = {
  id: 'petra',
  name: 'Petra Beispiel',
  role: 'advisor',
  permissions: Object.values(permissions),
  fileRights: ['access', 'search', 'create'],
  advisor: true,
  assistant: false,
  accountingContract: '4711',
};

/** A shell in which everything is built and switched on. */
function isOpen(path: string, held: readonly string[]): boolean {
  const route = routeAt(path.split('?')[0] ?? '/');
  return route !== undefined && (!route.permission || held.includes(route.permission));
}

const known = new Map<string, ReturnType<typeof findRoute>>();
const findRoute = (path: string) => matchRoute(Object.values(routes), path)?.route;

/** Asked for every way of a page whenever it is rendered, so each is looked for once. */
function routeAt(path: string) {
  if (!known.has(path)) known.set(path, findRoute(path));
  return known.get(path);
}

/** A shell that leaves wherever it is asked to. */
function createTestLocation(start: string) {
  const listeners = new Set<(path: string) => void>();
  let path = start;
  let steps = 0;
  return {
    current: () => path,
    steps: () => steps,
    navigate: (to: string, { replace = false } = {}) => {
      path = to;
      if (!replace) steps += 1;
      for (const listener of listeners) listener(path);
    },
    subscribe: (listener: (path: string) => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

const heard = [
  'login',
  'logout',
  'setAdvisorUserData',
  'advisorEnteredHousehold',
  'receivePageTitle',
] as const;
const heardToo = [
  'navigateToNewWindow',
  'deviceLocked',
  'navigate',
  'showMessage',
  'setLanguage',
  'setMicroAppDirty',
  'setMicroAppPreserveDirty',
  'updateAppCheckoutLoading',
  'updateWidgetCheckoutLoading',
  'contractParams',
  'favoritesUpdated',
  'setRefetchPersonList',
  'householdChanged',
  'updateAppCartItemList',
  'updateWidgetCartItemList',
  'navigateNext',
  'navigatePrevious',
  'documentUpload',
  'showContextSelectionModal',
  'storageSet',
  'storageRemove',
] as const;

type DistributiveOmit<Union, Key extends PropertyKey> = Union extends unknown ? Omit<Union, Key> : never;

const giveToken = () => ({
  ok: true as const,
  accessToken: 'a token of the test',
  expiresAt: '2100-01-01T00:00:00.000Z',
});

function listen(
  bus: ShellBus,
  messages: RenderedArea['messages'],
  { exchange = giveToken, storage }: RenderAreaOptions,
): void {
  for (const type of [...heard, ...heardToo])
    bus.subscribe(type, (payload) => messages.push({ type, payload } as RenderedArea['messages'][number])); // pairs by `subscribe`
  bus.subscribe('tokenExchangeInit', ({ requestId }, from) =>
    from.send('tokenExchangeReady', { requestId, ...exchange() }),
  );
  if (storage)
    bus.subscribe('storageGet', ({ requestId, key }, from) => {
      const value = storage[key];
      from.send('storageResult', { requestId, ok: true, ...(value === undefined ? {} : { value }) });
    });
}

const cleanups: (() => Promise<void>)[] = [];
const afterThisTest = (cleanup: () => Promise<void>) => cleanups.push(cleanup);

afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup();
});
