import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { areaToken, householdId, startTestServices, type TestServices } from '../testing';

const script = '// a script of some length\n'.repeat(100);
const files: Record<string, string | Buffer> = {
  'index.html': `<!doctype html><title>Beratung</title>${'<!-- registry -->'.repeat(100)}`,
  'remotes.json': JSON.stringify({ areas: 'x'.repeat(2_000) }),
  'loader.js': script,
  'shell/main.1a2b3c4d.js': script,
  'shell/main.1a2b3c4d.js.br': brotliCompressSync(script),
  'shell/main.1a2b3c4d.js.gz': gzipSync(script),
  'shell/assets.json': '{}',
  'shell/icon.svg': '<svg/>',
  'shell/fonts/text.1a2b3c4d.woff2': Buffer.alloc(2_000, 7),
};

interface Answer {
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** `fetch` unpacks and hides what came: this is the wire itself. */
const onTheWire = (url: string, headers: Record<string, string>) =>
  new Promise<Answer>((resolve, reject) => {
    const call = request(url, { headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => resolve({ headers: response.headers, body: Buffer.concat(parts) }));
    });
    call.on('error', reject);
    call.end();
  });

describe('the wire', () => {
  let services: TestServices;
  let folder = '';
  before(async () => {
    folder = mkdtempSync(join(tmpdir(), 'vp-wire-'));
    for (const [name, content] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), content);
    }
    services = await startTestServices({ staticFolder: folder });
  });
  after(async () => {
    await services.dispose();
    rmSync(folder, { recursive: true });
  });

  const get = (path: string, headers: Record<string, string> = { 'accept-encoding': 'gzip, deflate, br' }) =>
    onTheWire(services.url + path, headers);

  it('keeps every file with a hash in its name for ever, the shell’s own too', async () => {
    for (const path of ['/shell/main.1a2b3c4d.js', '/shell/fonts/text.1a2b3c4d.woff2'])
      assert.equal((await get(path)).headers['cache-control'], 'public, max-age=31536000, immutable', path);
    assert.equal((await get('/shell/icon.svg')).headers['cache-control'], 'public, max-age=86400');
    for (const path of ['/loader.js', '/shell/assets.json'])
      assert.equal((await get(path)).headers['cache-control'], 'no-cache', path);
  });

  it('hands out what the build has packed, as the browser takes it', async () => {
    const path = '/shell/main.1a2b3c4d.js';
    const packed = await get(path);
    assert.equal(packed.headers['content-encoding'], 'br');
    assert.deepEqual(packed.body, files['shell/main.1a2b3c4d.js.br']);
    assert.match(String(packed.headers['content-type']), /javascript/);
    assert.match(String(packed.headers['vary']), /accept-encoding/i);
    assert.deepEqual(
      (await get(path, { 'accept-encoding': 'gzip' })).body,
      files['shell/main.1a2b3c4d.js.gz'],
    );
    const plain = await get(path, {});
    assert.equal(plain.headers['content-encoding'], undefined);
    assert.equal(plain.body.toString(), script);
  });

  it('packs the page, the registry and what else the build has not, but no fonts', async () => {
    for (const [path, name] of [
      ['/', 'index.html'],
      ['/haushalt', 'index.html'],
      ['/remotes.json', 'remotes.json'],
      ['/loader.js', 'loader.js'],
    ] as const) {
      const { headers, body } = await get(path);
      assert.equal(headers['content-encoding'], 'br', path);
      assert.equal(brotliDecompressSync(body).toString(), files[name], path);
    }
    assert.equal((await get('/shell/fonts/text.1a2b3c4d.woff2')).headers['content-encoding'], undefined);
  });

  it('packs answers of the services above 1 kB, and keeps their version', async () => {
    const path = `/api/households/${householdId(2)}/sections/contracts`;
    const authorization = `Bearer ${await areaToken(services.url, 'petra', '4711')}`;
    const packed = await get(path, { authorization, 'accept-encoding': 'gzip' });
    const plain = await get(path, { authorization });
    assert.equal(packed.headers['content-encoding'], 'gzip');
    assert.equal(gunzipSync(packed.body).toString(), plain.body.toString());
    assert.equal(packed.headers['etag'], plain.headers['etag']);
    assert.ok(packed.body.length < plain.body.length / 2);
    const small = await get('/config/frame.json', { 'accept-encoding': 'gzip' });
    assert.equal(small.headers['content-encoding'], undefined);
  });

  it('packs nothing where a secret and a stranger’s words meet', async () => {
    for (const path of ['/oidc/.well-known/openid-configuration', '/oidc/assets/sign-in.css'])
      assert.equal((await get(path)).headers['content-encoding'], undefined, path);
    for (const access of ['/bericht', '/angaben', '/telefon']) {
      const { headers } = await get(`${access}/AAAA-BBBB`);
      assert.equal(headers['content-encoding'], undefined, access);
      const missing = await get(`${access}/a/b`);
      assert.match(String(missing.headers['content-type']), /problem/, 'a door is not the page');
    }
  });
});
