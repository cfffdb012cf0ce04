import { LoadError } from '@vp-digital/core/loader';
import { dirtySet, selectUser, type WithSession } from '@vp-digital/core/session';
import {
  createShellBus,
  type CustomerLook,
  customerMarks,
  type FlagPort,
  type Host,
  type ToShell,
} from '@vp-digital/core/shell';
import { waitFor } from '@testing-library/react';
import { createValue } from '../value/createValue';
import { closeChannels, type Greeting, openFrame, type OpenFrameOptions } from './testing/openFrame';
import { createTestLocation, petra } from './testing/testHost';

type AreaHost = Parameters<OpenFrameOptions['mountArea']>[2];

/** A shell with one framed area, which records what it is given and sent. */
async function start(options: Partial<OpenFrameOptions> = {}) {
  const bus = createShellBus((error) => {
    throw error;
  });
  const received: string[] = [];
  let given: AreaHost | undefined;
  const opened = openFrame({
    bus,
    mountArea: async (_, element, host) => {
      given = host;
      element.textContent = 'Einkommen';
      return {
        ready: Promise.resolve(),
        setLanguage: (language) => received.push(language),
        save: () => Promise.resolve(true),
        discard: () => received.push('discard'),
        unmount: async () => void received.push('unmount'),
      };
    },
    ...options,
  });
  const mounted = await opened.mounting;
  await mounted.ready;
  mounts.push(mounted.unmount);
  if (!given) throw new Error('nothing was mounted');
  return { ...opened, bus, received, mounted, given };
}

const mounts: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const unmount of mounts.splice(0)) await unmount();
  closeChannels();
  document.body.replaceChildren();
});

const heardBy = <Type extends keyof ToShell>(bus: ReturnType<typeof createShellBus>, type: Type) => {
  const heard: ToShell[Type][] = [];
  bus.subscribe(type, (payload) => heard.push(payload));
  return heard;
};

const stateOf = (host: Pick<Host, 'shared'>) => host.shared?.store.getState() as WithSession; // created by the frame

test('the area gets what it would get on the page itself, with addresses that are good from its origin', async () => {
  const { frame, given, inside } = await start();
  expect(inside).toHaveTextContent('Einkommen');
  expect(frame.src).toBe('https://areas.example/frame.html');
  expect(frame.getAttribute('sandbox')).not.toContain('top-navigation');
  expect(given.location?.current()).toMatch(/einkommen$/);
  expect(selectUser(stateOf(given))).toEqual(petra);
  expect(given.config.services.households).toBe('http://localhost/api/households');
  expect(given.config.links.privacy).toBe('http://localhost/privacy');
});

test('the address is the shell’s: the area asks, and follows', async () => {
  const location = createTestLocation('/haushalt');
  const { bus, given } = await start({ host: { location } });
  const asked = heardBy(bus, 'navigate');
  given.location?.navigate('/haushalt/1/uebersicht', { replace: true });
  await waitFor(() => expect(asked).toEqual([{ to: '/haushalt/1/uebersicht', replace: true }]));
  expect(given.location?.current()).toBe('/haushalt');
  location.navigate('/haushalt/1/uebersicht');
  await waitFor(() => expect(given.location?.current()).toBe('/haushalt/1/uebersicht'));
});

test('what is typed and not saved is known to the shell while it is so', async () => {
  const { bus, given } = await start();
  const reported = heardBy(bus, 'setMicroAppDirty');
  const entry = { area: 'analysis', label: 'Jonas: Netto', state: 'editing' as const };
  given.shared?.store.dispatch(dirtySet({ key: 'a', entry }));
  await waitFor(() => expect(reported).toEqual([{ dirty: true, entries: [entry] }]));
});

test('language, focus and the end reach the area', async () => {
  const { element, focused, frame, mounted, received } = await start();
  mounted.setLanguage('en');
  mounted.discard();
  element.dispatchEvent(new Event('focus'));
  await waitFor(() => expect(focused).toEqual(['page']));
  await mounted.unmount();
  expect(received).toEqual(['en', 'discard', 'unmount']);
  expect(frame.isConnected).toBe(false);
});

test('the frame is as high as its page, and never higher than the window', async () => {
  const { bus, frame, given } = await start();
  expect(frame.style.height).toBe('320px'); // jsdom has no layout: the page is 0 high
  const port = given.shell;
  port.send('resize', { height: 480 });
  await waitFor(() => expect(frame.style.height).toBe('480px'));
  port.send('resize', { height: 5_000 });
  await waitFor(() => expect(frame.style.height).toBe('700px'));
  port.send('receivePageTitle', { title: 'Einkommen' });
  await waitFor(() => expect(frame.title).toBe('Einkommen'));
  expect(bus.counts.dropped).toBe(0);
});

test('while a customer looks on, what the area draws for them goes to the shell as nodes, and again when it changes', async () => {
  const customer = createValue<CustomerLook | undefined>(undefined);
  const drawn: ToShell['customerDrawn'][] = [];
  const { given, inside } = await start({ host: { customer }, onDrawn: (picture) => drawn.push(picture) });
  const page = document.createElement('article');
  page.setAttribute(customerMarks.block, '');
  page.setAttribute(customerMarks.page, '/einkommen');
  page.innerHTML =
    '<h1 onclick="x()">Ihr Einkommen</h1><button>Weg</button><b data-vp-advisor-only>intern</b>';
  inside.append(page);
  expect(given.customer?.current()).toBeUndefined();
  expect(drawn).toEqual([]);

  customer.set({ width: 768 });
  await waitFor(() => expect(drawn).toHaveLength(1));
  expect(given.customer?.current()).toEqual({ width: 768 });
  expect(drawn[0]).toMatchObject({ screen: '/einkommen', also: false });
  expect(JSON.stringify(drawn)).toContain('Ihr Einkommen');
  expect(JSON.stringify(drawn)).not.toMatch(/onclick|Weg|intern/);

  page.append('3.235 €');
  await waitFor(() => expect(JSON.stringify(drawn.at(-1))).toContain('3.235 €'));
  customer.set({ width: 1200, also: 340 });
  await waitFor(() => expect(drawn.at(-1)?.also).toBe(true));
  customer.set(undefined);
  await waitFor(() => expect(given.customer?.current()).toBeUndefined());
  const before = drawn.length;
  page.append('mehr');
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(drawn).toHaveLength(before);
});

test('feature flags follow the shell’s', async () => {
  let enabled = false;
  const listeners = new Set<() => void>();
  const flags: FlagPort = {
    settled: () => true,
    isEnabled: (name) => enabled && name === 'whatsapp',
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const { given } = await start({ host: { flags } });
  expect(given.flags?.isEnabled('whatsapp')).toBe(false);
  enabled = true;
  for (const listener of listeners) listener();
  await waitFor(() => expect(given.flags?.isEnabled('whatsapp')).toBe(true));
  expect(given.flags?.isEnabled('auswertung')).toBe(false);
});

test('an error is the shell’s too, without its text', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {}); // the frame's own console
  const { bus, given } = await start();
  const faults = heardBy(bus, 'faultReported');
  given.sink?.error(new TypeError('Musterhaus'), { area: 'analysis', version: '1.0.0', during: 'page' });
  await waitFor(() =>
    expect(faults).toEqual([{ name: 'TypeError', area: 'analysis', version: '1.0.0', during: 'page' }]),
  );
});

test('an area that cannot be loaded is the same error as on the page itself', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {}); // the frame's own console
  const versions = { shell: '1.0.0', area: '2.0.0' };
  const failure = start({
    mountArea: () =>
      Promise.reject(new LoadError({ code: 'contract', area: 'analysis', message: '', versions })),
  });
  await expect(failure).rejects.toMatchObject({ code: 'contract', versions });
  expect(document.querySelector('iframe')).toBeNull();
});

describe('a greeting that is not the frame’s own', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const hostile: [string, (greeting: Greeting) => Partial<Greeting>][] = [
    ['from another origin in the frame', () => ({ origin: 'https://evil.example' })],
    ['from this very window', () => ({ source: window })],
    ['from this window and origin', () => ({ source: window, origin: window.location.origin })],
  ];

  test.each(hostile)('%s gets nothing, and the shell gives up after its time', async (_, greeting) => {
    const bus = createShellBus(() => {});
    const mountArea = jest.fn();
    const { mounting, frame } = openFrame({ bus, mountArea, greeting });
    const failed = mounting.catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(20_000);
    expect(await failed).toMatchObject({ code: 'timeout' });
    expect(mountArea).not.toHaveBeenCalled();
    expect(frame.isConnected).toBe(false);
  });
});
