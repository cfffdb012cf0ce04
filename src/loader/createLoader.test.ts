import { type Host, type MicroApp, type Registry, createClock, createShellBus } from '@vp-digital/core/shell';
import { testConfig } from '@vp-digital/core/shell/testing';
import { createLoader, LoadError } from '.';
import type { ContainerRequest } from './federation';

const line = (contractVersion = '1.0.0') => ({
  version: '2.3.4',
  contractVersion,
  coreVersion: '1.0.0',
  entry: 'areas/pkv/2.3.4/remoteEntry.js',
  preload: ['areas/pkv/2.3.4/mount.js'],
  css: ['areas/pkv/2.3.4/mount.css'],
  lawVersion: '2026',
  integrity: {
    'areas/pkv/2.3.4/remoteEntry.js': 'sha384-entry',
    'areas/pkv/2.3.4/mount.js': 'sha384-mount',
  },
  manifest: {
    name: 'pkv',
    version: '2.3.4',
    contractVersion,
    coreVersion: '1.0.0',
    lawVersion: '2026',
    pages: [],
  },
});

/** An area that notes what it was given. */
function area(contractVersion = '1.0.0') {
  const mounts: Host[] = [];
  const microApp: MicroApp = {
    contractVersion,
    mount(element, host) {
      mounts.push(host);
      element.textContent = 'gemountet';
      return {
        ready: Promise.resolve(),
        setLanguage: () => {},
        save: () => Promise.resolve(true),
        discard: () => {},
        unmount: () => Promise.resolve(),
      };
    },
  };
  return { microApp, mounts };
}

const bus = createShellBus(() => {});
const host = {
  config: testConfig,
  clock: createClock(),
  sink: { error: () => {}, event: () => {} },
  language: 'de' as const,
  slot: 'page' as const,
  shell: bus.port(),
};

const setUp = (registry: Registry, load: (request: ContainerRequest) => Promise<MicroApp>) =>
  createLoader({ registryUrl: 'https://shell.example/remotes.json', registry, load });

const rejection = async (promise: Promise<unknown>): Promise<LoadError> => {
  const error: unknown = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof LoadError)) throw new Error('no LoadError');
  return error;
};

beforeEach(() => document.head.replaceChildren());

test('an area is fetched from the registry’s address and mounted with a location port and a contract version', async () => {
  const { microApp, mounts } = area();
  const requests: ContainerRequest[] = [];
  const loader = setUp({ pkv: line() }, (request) => {
    requests.push(request);
    return Promise.resolve(microApp);
  });
  const element = document.createElement('main');
  await loader.mountArea('pkv', element, host);
  expect(element).toHaveTextContent('gemountet');
  expect(requests).toEqual([
    {
      area: 'pkv',
      entry: 'https://shell.example/areas/pkv/2.3.4/remoteEntry.js',
      integrity: 'sha384-entry',
      fresh: false,
    },
  ]);
  expect(mounts[0]?.contractVersion).toBe('1.5.0');
  expect(mounts[0]?.location.current()).toBe('/');
});

test('two mounts of one area fetch it once', async () => {
  let fetched = 0;
  const loader = setUp({ pkv: line() }, () => {
    fetched += 1;
    return Promise.resolve(area().microApp);
  });
  await Promise.all([1, 2].map(() => loader.mountArea('pkv', document.createElement('main'), host)));
  await loader.mountArea('pkv', document.createElement('main'), host);
  expect(fetched).toBe(1);
});

test('preloading loads the area once, with what the page at an address needs; mounting then fetches nothing', async () => {
  const paths: string[] = [];
  const microApp = { ...area().microApp, preload: async (path: string) => void paths.push(path) };
  let fetched = 0;
  const loader = setUp({ pkv: line() }, () => {
    fetched += 1;
    return Promise.resolve(microApp);
  });
  await loader.preload('pkv');
  await loader.preload('pkv', '/haushalt/1/pkv');
  await loader.mountArea('pkv', document.createElement('main'), host);
  expect([fetched, paths]).toEqual([1, ['/haushalt/1/pkv']]);
});

test('what a preload cannot have is nobody’s error, and of another contract nothing is fetched', async () => {
  const requests: ContainerRequest[] = [];
  const loader = setUp({ pkv: line('2.0.0') }, (request) => {
    requests.push(request);
    return Promise.resolve(area().microApp);
  });
  await loader.preload('pkv', '/');
  await loader.preload('unbekannt', '/');
  expect(requests).toEqual([]);
});

test('loading names entry, code and styles to the browser once each, with the hashes that the registry has', async () => {
  const loader = setUp({ pkv: line() }, () => Promise.resolve(area().microApp));
  await loader.preload('pkv');
  await loader.mountArea('pkv', document.createElement('main'), host);
  const links = [...document.head.querySelectorAll('link')].map((link) => [
    link.as,
    link.href,
    link.getAttribute('integrity'),
  ]);
  expect(links).toEqual([
    ['script', 'https://shell.example/areas/pkv/2.3.4/remoteEntry.js', 'sha384-entry'],
    ['script', 'https://shell.example/areas/pkv/2.3.4/mount.js', 'sha384-mount'],
    ['style', 'https://shell.example/areas/pkv/2.3.4/mount.css', null],
  ]);
});

describe('what the page at an address needs', () => {
  const page = (path: string) => ({ path, title: { de: '', en: '' }, menuCodes: [], signedIn: true });
  const known = line();
  const withPages = {
    ...known,
    manifest: { ...known.manifest, pages: [page('/haushalt/:id/kosten'), page('/haushalt/:id/start')] },
    pageFiles: {
      '/haushalt/:id/kosten': { '12.js': 'sha384-costs', '12.css': 'sha384-styles' },
      '/haushalt/:id/start': { '13.js': 'sha384-start' },
    },
  };
  const pageLinks = () =>
    [...document.head.querySelectorAll('link')]
      .slice(3)
      .map((link) => [link.as, link.href, link.getAttribute('integrity')]);
  const at = (path: string) => ({
    ...host,
    location: { current: () => path, navigate: () => {}, subscribe: () => () => {} },
  });
  const load = () => setUp({ pkv: withPages }, () => Promise.resolve(area().microApp));

  test('is fetched together with the entry, and nothing of other pages', async () => {
    await load().mountArea('pkv', document.createElement('main'), at('/haushalt/7/kosten?monat=3'));
    expect(pageLinks()).toEqual([
      ['script', 'https://shell.example/areas/pkv/2.3.4/12.js', 'sha384-costs'],
      ['style', 'https://shell.example/areas/pkv/2.3.4/12.css', 'sha384-styles'],
    ]);
  });

  test('is fetched by a preload of that address too', async () => {
    await load().preload('pkv', '/haushalt/7/start');
    expect(pageLinks()).toEqual([['script', 'https://shell.example/areas/pkv/2.3.4/13.js', 'sha384-start']]);
  });

  test('is nothing at an address that the area does not know', async () => {
    await load().mountArea('pkv', document.createElement('main'), at('/haushalt/7'));
    expect(pageLinks()).toEqual([]);
  });
});

test.each(['2.0.0', '1.6.0'])(
  'a contract %s is refused before anything is fetched, naming both versions',
  async (version) => {
    let fetched = false;
    const loader = setUp({ pkv: line(version) }, () => {
      fetched = true;
      return Promise.resolve(area().microApp);
    });
    const error = await rejection(loader.mountArea('pkv', document.createElement('main'), host));
    expect(error.code).toBe('contract');
    expect(error.versions).toEqual({ shell: '1.5.0', area: version });
    expect(fetched).toBe(false);
  },
);

test('an area that says another contract than its registry line is not mounted', async () => {
  const { microApp, mounts } = area('2.0.0');
  const loader = setUp({ pkv: line() }, () => Promise.resolve(microApp));
  const error = await rejection(loader.mountArea('pkv', document.createElement('main'), host));
  expect(error).toMatchObject({ code: 'contract', area: 'pkv' });
  expect(mounts).toHaveLength(0);
});

test('an area that the registry does not know is an error of the registry', async () => {
  const loader = setUp({}, () => Promise.resolve(area().microApp));
  const error = await rejection(loader.mountArea('constructor', document.createElement('main'), host));
  expect(error.code).toBe('registry');
});

const none = undefined as never; // shells without types hand in anything
const listens = { subscribe: () => none };

test.each<[named: string, given: object]>([
  ['config is missing', { config: none }],
  ['config.services.households is missing', { config: { ...testConfig, services: {} } }],
  ['clock is missing', { clock: none }],
  ['clock.today() gives no day', { clock: { now: () => new Date() } }],
  ['clock.now() gives no Date', { clock: { ...createClock(), now: () => Date.now() } }],
  ['shell.send is no function', { shell: none }],
  ['shell.subscribe gives no function', { shell: { send: () => {}, ...listens } }],
  [
    'location.subscribe gives no function',
    { location: { current: () => '/', navigate: () => {}, ...listens } },
  ],
  [
    'location.current() gives no path',
    { location: { ...bus.port(), navigate: () => {}, current: () => none } },
  ],
  [
    'flags.subscribe gives no function',
    { flags: { settled: () => true, isEnabled: () => true, ...listens } },
  ],
  ['customer.subscribe gives no function', { customer: { current: () => none, ...listens } }],
])('a shell hears what it hands in wrongly before anything is fetched: %s', async (named, given) => {
  const load = jest.fn();
  const loader = setUp({ pkv: line() }, load);
  const wrong = { ...host, ...given };
  const error = await rejection(loader.mountArea('pkv', document.createElement('main'), wrong));
  expect(error).toMatchObject({ code: 'host', area: 'pkv' });
  expect(error.message).toContain(named);
  expect(load).not.toHaveBeenCalled();
});

test('an element that is none is named', async () => {
  const loader = setUp({ pkv: line() }, () => Promise.resolve(area().microApp));
  const error = await rejection(
    loader.mountArea('pkv', document.querySelector<HTMLElement>('#area') ?? none, host),
  );
  expect(error).toMatchObject({ code: 'host', message: expect.stringContaining('element') });
});

test('a shell with the least that it needs gets a sink, and of a newer service nothing is asked', async () => {
  const { microApp, mounts } = area();
  const loader = setUp({ pkv: line() }, () => Promise.resolve(microApp));
  const { sink: _, ...rest } = host;
  const services = { households: '/api/households', graphql: {} } as unknown as typeof testConfig.services; // an older shell's
  await loader.mountArea('pkv', document.createElement('main'), {
    ...rest,
    config: { ...testConfig, services },
  });
  expect(mounts[0]?.sink).toBeDefined();
});

test.each(['address', 'unmounted'] as const)('why an area is not ready is a LoadError: %s', async (code) => {
  const { microApp } = area();
  const reason = Object.assign(new Error('of the area’s own copy'), { code });
  const mount: MicroApp['mount'] = (...given) => ({
    ...microApp.mount(...given),
    ready: Promise.reject(reason),
  });
  const loader = setUp({ pkv: line() }, () => Promise.resolve({ ...microApp, mount }));
  const mounted = await loader.mountArea('pkv', document.createElement('main'), host);
  expect(await rejection(mounted.ready)).toMatchObject({ code, area: 'pkv', cause: reason });
});

describe('an area that does not arrive', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('is noticed after 8 seconds and given up after 20', async () => {
    const slow: string[] = [];
    const loader = createLoader({
      registryUrl: '/remotes.json',
      registry: { pkv: line() },
      load: () => new Promise(() => {}),
      onSlow: (name) => slow.push(name),
    });
    const failure = rejection(loader.mountArea('pkv', document.createElement('main'), host));
    await jest.advanceTimersByTimeAsync(7_999);
    expect(slow).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(slow).toEqual(['pkv']);
    await jest.advanceTimersByTimeAsync(12_000);
    expect((await failure).code).toBe('timeout');
  });
});
