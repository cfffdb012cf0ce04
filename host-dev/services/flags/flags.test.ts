import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, beforeEach, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import Fastify from 'fastify';
import { UnleashClient } from 'unleash-proxy-client';
import { answerProblems } from '../http/problems';
import { flagClientKey, flagRoutes } from './flagRoutes';

describe('feature flags', () => {
  const server = Fastify();
  let folder = '';
  let url = '';
  let broken = false;
  const write = (flags: object) => writeFile(join(folder, 'flags.json'), JSON.stringify(flags));
  const get = (headers: Record<string, string> = {}) =>
    fetch(url, { headers: { authorization: flagClientKey, ...headers } });

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vp-flags-'));
    answerProblems(server);
    server.addHook('onRequest', async (_, reply) => {
      if (broken) await reply.code(503).send();
    });
    flagRoutes(server, pathToFileURL(join(folder, 'flags.json')));
    url = `${await server.listen({ port: 0, host: '127.0.0.1' })}/api/frontend`;
  });
  beforeEach(async () => {
    broken = false;
    await write({ on: true, off: false, blue: { variant: 'b', text: 'x' } });
  });
  after(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });

  it('lists what is on, and says when nothing has changed', async () => {
    const first = await get();
    const { toggles } = (await first.json()) as { toggles: { name: string }[] };
    assert.deepEqual(
      toggles.map(({ name }) => name),
      ['on', 'blue'],
    );
    const etag = first.headers.get('etag') ?? '';
    assert.equal((await get({ 'if-none-match': etag })).status, 304);
    await write({});
    assert.equal((await get({ 'if-none-match': etag })).status, 200);
  });

  it('refuses a client without the key', async () => {
    assert.equal((await get({ authorization: 'other' })).status, 401);
  });

  it('serves the Unleash client, which keeps what it knew while the service fails', async () => {
    const client = new UnleashClient({
      url,
      clientKey: flagClientKey,
      appName: 'test',
      disableRefresh: true,
      metricsInterval: 0,
    });
    await client.start();
    assert.deepEqual(
      ['on', 'off', 'unknown'].map((name) => client.isEnabled(name)),
      [true, false, false],
    );
    assert.equal(client.getVariant('blue').payload?.value, 'x');
    broken = true;
    await client.updateToggles();
    assert.equal(client.isEnabled('on'), true);
    broken = false;
    await write({});
    await client.updateToggles();
    assert.equal(client.isEnabled('on'), false);
    const metrics = await fetch(`${url}/client/metrics`, {
      method: 'POST',
      body: '{}',
      headers: { authorization: flagClientKey, 'content-type': 'application/json' },
    });
    assert.equal(metrics.status, 202);
    client.stop();
  });
});
