import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { type PostgresServer, startPostgresServer, startServiceProcess } from '../testing';
import { patience } from '../testing/patience';
import { createSaves, outcomeOf, type Save } from './savesOfMany';
import { refuseEnd, until } from './until';

const pause = 20_000;

/** Far more than it takes; a service that never comes back is a failure, not an endless run. */
const timeout = patience(240_000);

describe('a service whose PostgreSQL stops for 20 seconds', () => {
  let server: PostgresServer | undefined;
  before(() => {
    server = startPostgresServer();
  });
  after(() => server?.remove());

  it('answers 503 with Retry-After, goes on by itself, and stores every save once', {
    timeout,
  }, async (test) => {
    if (!server) return test.skip('PostgreSQL is not installed');
    const service = await startServiceProcess({ dataFolder: '', databaseUrl: server.url });
    test.after(() => service.end('SIGKILL'));
    const { saves, send, versionsBefore } = await createSaves(service.url, 400);
    const refusals: Save[] = [];
    const queue = [...saves];
    const work = async () => {
      for (let save = queue.shift(); save; save = queue.shift()) {
        while (save.status !== 200) {
          await send(save);
          if (save.status === 200) continue;
          refuseEnd(service);
          refusals.push({ ...save });
          await wait(250, undefined, { signal: test.signal });
        }
        await wait(50);
      }
    };
    const working = Promise.all(Array.from({ length: 8 }, work));
    working.catch(() => {}); // told where it is awaited, below
    const statusOf = async (path: string) => (await fetch(service.url + path)).status;

    await until(service, test.signal, () => saves.some(({ status }) => status === 200));
    server.stop();
    await wait(pause);
    refuseEnd(service);
    assert.deepEqual([await statusOf('/health'), await statusOf('/ready')], [200, 503]);
    server.start();
    await until(service, test.signal, async () => (await statusOf('/ready')) === 200);
    await working;

    refuseEnd(service);
    assert.ok(refusals.length > 0);
    assert.deepEqual(
      new Set(refusals.map(({ status, retryAfter }) => `${status} ${retryAfter}`)),
      new Set(['503 2']),
    );
    const outcome = await outcomeOf(service.url, saves, versionsBefore);
    assert.deepEqual(outcome, { lost: 0, torn: 0, stored: saves.length });
    assert.equal(await service.end('SIGTERM'), 0);
  });
});
