import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { type PostgresServer, startPostgresServer, startServiceProcess } from '../testing';
import { createSaves, outcomeOf, type Save } from './savesOfMany';

const pause = 20_000;

describe('a service whose PostgreSQL stops for 20 seconds', () => {
  let server: PostgresServer | undefined;
  before(() => {
    server = startPostgresServer();
  });
  after(() => server?.remove());

  it('answers 503 with Retry-After, goes on by itself, and stores every save once', async (test) => {
    if (!server) return test.skip('PostgreSQL is not installed');
    const service = await startServiceProcess({ dataFolder: '', databaseUrl: server.url });
    const { saves, send, versionsBefore } = await createSaves(service.url, 400);
    const refusals: Save[] = [];
    const queue = [...saves];
    const work = async () => {
      for (let save = queue.shift(); save; save = queue.shift()) {
        while (save.status !== 200) {
          await send(save);
          if (save.status === 200) continue;
          refusals.push({ ...save });
          await wait(250);
        }
        await wait(50);
      }
    };
    const working = Promise.all(Array.from({ length: 8 }, work));

    while (!saves.some(({ status }) => status === 200)) await wait(10);
    server.stop();
    await wait(pause);
    assert.equal(service.child.exitCode, null, service.output());
    assert.equal((await fetch(`${service.url}/health`)).status, 200);
    assert.equal((await fetch(`${service.url}/ready`)).status, 503);
    server.start();
    while ((await fetch(`${service.url}/ready`)).status !== 200) await wait(100);
    await working;

    assert.equal(service.child.exitCode, null);
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
