import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import type { StartOptions } from '../startServices';
import { type PostgresServer, startPostgresServer, startServiceProcess, temporaryFolder } from '../testing';
import { createSaves, outcomeOf } from './savesOfMany';

const rounds = 2;

describe('a service that is killed amid a thousand saves', () => {
  let server: PostgresServer | undefined;
  before(async () => {
    server = await startPostgresServer();
  });
  after(() => server?.remove());

  it('loses nothing and halves nothing on the embedded database', async () => {
    const { location, remove } = await temporaryFolder();
    for (let round = 0; round < rounds; round++) await killAmidSaves(location);
    await remove();
  });

  it('loses nothing and halves nothing on PostgreSQL', async (test) => {
    if (!server) return test.skip('PostgreSQL is not installed');
    for (let round = 0; round < rounds; round++)
      await killAmidSaves({ dataFolder: '', databaseUrl: server.url });
  });
});

async function killAmidSaves(location: Pick<StartOptions, 'dataFolder' | 'databaseUrl'>): Promise<void> {
  const service = await startServiceProcess(location);
  const { saves, send, versionsBefore } = await createSaves(service.url, 1_000);
  const acknowledged = () => saves.filter(({ status }) => status === 200).length;
  const enough = 50 + Math.floor(Math.random() * 200);
  const sending = Promise.all(saves.map(send));
  while (acknowledged() < enough) await wait(1);
  await service.end('SIGKILL');
  await sending;
  assert.ok(acknowledged() >= enough && acknowledged() < saves.length, `${acknowledged()} acknowledged`);

  const again = await startServiceProcess(location);
  const { lost, torn, stored } = await outcomeOf(again.url, saves, versionsBefore);
  await again.end('SIGTERM');
  assert.deepEqual({ lost, torn }, { lost: 0, torn: 0 });
  assert.ok(stored >= acknowledged());
}
