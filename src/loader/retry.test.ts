import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createClock, createShellBus, type MicroApp, type Mounted } from '@vp-digital/core/shell';
import { testConfig } from '@vp-digital/core/shell/testing';
import { createLoader, LoadError } from '.';
import type { ContainerRequest } from './federation';

let server: Server;
let answer: { status: number; body: string };
let registryUrl: string;

beforeEach(async () => {
  server = createServer((_, response) => response.writeHead(answer.status).end(answer.body));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  registryUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/remotes.json`; // listens on TCP
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

const registryWith = (version: string) =>
  JSON.stringify({
    pkv: {
      version,
      contractVersion: '1.0.0',
      coreVersion: '1.0.0',
      lawVersion: '2026',
      integrity: {},
      entry: `areas/pkv/${version}/remoteEntry.js`,
      preload: [],
      css: [],
      manifest: {
        name: 'pkv',
        version,
        contractVersion: '1.0.0',
        coreVersion: '1.0.0',
        lawVersion: '2026',
        pages: [],
      },
    },
  });

const mount = (loader: ReturnType<typeof createLoader>) =>
  loader.mountArea('pkv', document.createElement('main'), {
    config: testConfig,
    clock: createClock(),
    language: 'de',
    slot: 'page',
    shell: createShellBus(() => {}).port(),
  });

const mounted = { ready: Promise.resolve() } as Mounted; // mounting is not the point

test.each([
  ['is not there', { status: 500, body: '' }],
  ['is no JSON', { status: 200, body: '<html>' }],
  ['lacks fields', { status: 200, body: '{"pkv":{"version":"1.0.0"}}' }],
])(
  'a registry that %s is an error of the registry, and the next attempt reads it again',
  async (_, broken) => {
    answer = broken;
    const microApp: MicroApp = { contractVersion: '1.0.0', mount: () => mounted };
    const loader = createLoader({ registryUrl, load: () => Promise.resolve(microApp) });
    await expect(mount(loader)).rejects.toMatchObject({ code: 'registry' });
    answer = { status: 200, body: registryWith('1.0.0') };
    await expect(mount(loader)).resolves.toHaveProperty('ready');
  },
);

test('a retry asks the registry again and fetches the entry under a fresh address', async () => {
  answer = { status: 200, body: registryWith('1.0.0') };
  const requests: ContainerRequest[] = [];
  const loader = createLoader({
    registryUrl,
    load: (request) => {
      requests.push(request);
      return Promise.reject(new LoadError({ code: 'entry', area: 'pkv', message: 'away' }));
    },
  });
  await expect(mount(loader)).rejects.toMatchObject({ code: 'entry' });
  answer = { status: 200, body: registryWith('1.0.1') };
  await expect(mount(loader)).rejects.toMatchObject({ code: 'entry' });
  const [first, second] = requests;
  expect(first).toMatchObject({
    entry: new URL('areas/pkv/1.0.0/remoteEntry.js', registryUrl).href,
    fresh: false,
  });
  expect(second?.entry).toMatch(/areas\/pkv\/1\.0\.1\/remoteEntry\.js\?retry=\w+$/);
  expect(second?.fresh).toBe(true);
});
