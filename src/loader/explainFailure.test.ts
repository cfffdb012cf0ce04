import { createHash } from 'node:crypto';
import { type MicroApp, createClock, createShellBus } from '@vp-digital/core/shell';
import { testConfig, testRegistry } from '@vp-digital/core/shell/testing';
import { createLoader, LoadError, type LoadErrorCode } from '.';

const folder = 'https://areas.example/areas/pkv/1.0.0';
const files: Record<string, string> = {
  [`${folder}/remoteEntry.js`]: 'entry',
  [`${folder}/mount.js`]: 'mount',
  [`${folder}/mount.css`]: 'styles',
};
const hashOf = (content: string, algorithm = 'sha256') =>
  `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;

const registry = () => {
  const { pkv } = testRegistry({ pkv: [{ path: '/pkv' }] });
  if (!pkv) throw new Error('it was just made');
  const integrity = Object.fromEntries(
    Object.entries(files).map(([file, content]) => [file, hashOf(content)]),
  );
  return { pkv: { ...pkv, entry: `${folder}/remoteEntry.js`, integrity } };
};

/** What the server hands out in the end; undefined: it is not there. */
function serve(changed: Record<string, string | undefined>): void {
  globalThis.fetch = jest.fn(async (address: RequestInfo | URL) => {
    const addressed = typeof address === 'object' && 'url' in address ? address.url : address.toString();
    const content = { ...files, ...changed }[addressed];
    if (content === undefined) return { ok: false } as Response;
    return { ok: true, arrayBuffer: async () => new TextEncoder().encode(content).buffer } as Response; // all that is asked for
  });
}

async function failure(code: LoadErrorCode, meanwhile = () => {}): Promise<LoadError> {
  const load = () => {
    meanwhile();
    return Promise.reject<MicroApp>(new LoadError({ code, area: 'pkv', message: 'it did not come' }));
  };
  const loader = createLoader({ registryUrl: '/remotes.json', registry: registry(), load });
  const mount = loader.mountArea('pkv', document.createElement('main'), {
    config: testConfig,
    clock: createClock(),
    language: 'de',
    slot: 'page',
    shell: createShellBus(() => {}).port(),
  });
  const error: unknown = await mount.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof LoadError)) throw new Error('no LoadError');
  return error;
}

function refuse(blockedURI: string, effectiveDirective: string): void {
  const event = new Event('securitypolicyviolation');
  document.dispatchEvent(Object.assign(event, { blockedURI, effectiveDirective }));
}

test.each([
  ['the entry', 'entry', 'remoteEntry.js'],
  ['the code behind it', 'chunk', 'mount.js'],
  ['a style sheet', 'chunk', 'mount.css'],
] as const)(
  '%s that was changed on its way is said by a code of its own, and which file',
  async (_, code, file) => {
    serve({ [`${folder}/${file}`]: 'something else' });
    const error = await failure(code);
    expect(error).toMatchObject({ code: 'integrity', area: 'pkv', cause: { code } });
    expect(error.message).toContain(`${folder}/${file}`);
  },
);

test.each([
  ['is not there', { [`${folder}/mount.js`]: undefined }],
  ['is the right one and did not run', {}],
])('a file that %s is what it was before', async (_, changed) => {
  serve(changed);
  expect(await failure('chunk')).toMatchObject({ code: 'chunk' });
});

test('a file that does not come in time holds up nobody who waits to hear of the failure', async () => {
  globalThis.fetch = jest.fn(
    (_, init) =>
      new Promise<Response>((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new Error('it took too long')));
      }),
  );
  expect(await failure('entry')).toMatchObject({ code: 'entry' });
});

test('without a connection nothing is known of hashes', async () => {
  globalThis.fetch = jest.fn(() => Promise.reject(new TypeError('offline')));
  expect(await failure('entry')).toMatchObject({ code: 'entry' });
});

test.each([
  ['a style sheet', `${folder}/mount.css`, 'style-src-elem'],
  ['a whole origin', 'https://areas.example', 'script-src-elem'],
])('%s that the page’s policy refuses is said, with the directive', async (_, blocked, directive) => {
  serve({});
  const error = await failure('chunk', () => refuse(blocked, directive));
  expect(error).toMatchObject({ code: 'policy' });
  expect(error.message).toContain(directive);
});

test('what the policy refuses of others is not the area’s', async () => {
  serve({});
  expect(await failure('chunk', () => refuse('https://other.example/x.css', 'style-src'))).toMatchObject({
    code: 'chunk',
  });
});
