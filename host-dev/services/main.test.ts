import assert from 'node:assert/strict';
import { once } from 'node:events';
import { after, before, describe, it } from 'node:test';
import { searchHouseholdsQuery } from '@vp-digital/core/contracts';
import { areaToken, createClient, householdId, startServiceProcess, temporaryPlace } from './testing';

describe('the process', () => {
  let place: Awaited<ReturnType<typeof temporaryPlace>>;
  before(async () => {
    place = await temporaryPlace();
  });
  after(() => place.remove());

  it('prints its address and nothing else, and ends cleanly when told to', async (test) => {
    const { child, end, output, url } = await startServiceProcess(place.location);
    test.after(() => end('SIGKILL'));
    assert.equal((await fetch(`${url}/ready`)).status, 200);
    await end('SIGTERM');
    assert.deepEqual([child.exitCode, output()], [0, `${url}\n`]);
  });

  it('ends cleanly when it is told so a second time meanwhile', async (test) => {
    const { child, end } = await startServiceProcess(place.location);
    test.after(() => end('SIGKILL'));
    child.kill('SIGTERM');
    await end('SIGTERM');
    assert.deepEqual([child.exitCode, child.signalCode], [0, null]);
  });

  it('ends with 1 when the thread of its database ends, because only a new start brings it back', {
    skip: process.env.DATABASE_URL !== undefined,
  }, async (test) => {
    const { child, end, output, url } = await startServiceProcess(place.location, {
      NODE_OPTIONS: `--import ${new URL('testing/endDatabaseThread.mjs', import.meta.url).href}`,
    });
    test.after(() => end('SIGKILL'));
    child.kill('SIGUSR2');
    await once(child, 'close');
    assert.deepEqual([child.exitCode, output()], [1, `${url}\nThe embedded database has ended.\n`]);
    await (await startServiceProcess(place.location)).end('SIGTERM');
  });

  it('logs every answer with its route, and no address, name or token', async (test) => {
    const { end, output, url } = await startServiceProcess(place.location, { VP_LOG: 'info' });
    test.after(() => end('SIGKILL'));
    const token = await areaToken(url, 'petra', '4711');
    const petra = createClient(url, token);
    await petra.get(`/api/households/${householdId(2)}/sections/persons`);
    await petra.graphql('person', searchHouseholdsQuery, { query: 'Musterhaus' });
    await petra.post(`/api/households/${householdId(2)}/snapshots`, {
      label: 'Vertraulich',
      occasion: 'manual',
    });
    await createClient(url, `${token}x`).get(`/api/households/${householdId(2)}/sections/persons`);
    await end('SIGTERM');
    assert.match(output(), /"route":"\/api\/households\/:householdId\/sections\/:section","status":200/);
    assert.match(output(), /"route":"\/api\/households\/:householdId\/sections\/:section","status":401/);
    for (const secret of [
      householdId(2),
      'Musterhaus',
      'petra',
      'Petra',
      'Vertraulich',
      token.slice(0, 40),
      'demo',
    ])
      assert.ok(!output().includes(secret), secret);
  });
});
