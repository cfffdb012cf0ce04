import assert from 'node:assert/strict';
import { once } from 'node:events';
import { after, before, describe, it, type TestContext } from 'node:test';
import type { StartOptions } from '../startServices';
import { type PostgresServer, startPostgresServer, startServiceProcess, temporaryFolder } from '../testing';
import { createSaves, outcomeOf } from './savesOfMany';

/** After how many acknowledged saves it is killed, one round for each. */
const moments = [60, 210];

describe('a service that is killed amid a thousand saves', () => {
  let server: PostgresServer | undefined;
  before(() => {
    server = startPostgresServer();
  });
  after(() => server?.remove());

  it('loses nothing and halves nothing on the embedded database', async (test) => {
    const { location, remove } = await temporaryFolder();
    for (const moment of moments) await killAmidSaves(test, location, moment);
    await remove();
  });

  it('loses nothing and halves nothing on PostgreSQL', async (test) => {
    if (!server) return test.skip('PostgreSQL is not installed');
    const location = { dataFolder: '', databaseUrl: server.url };
    for (const moment of moments) await killAmidSaves(test, location, moment);
  });
});

async function killAmidSaves(
  test: TestContext,
  location: Pick<StartOptions, 'dataFolder' | 'databaseUrl'>,
  enough: number,
): Promise<void> {
  const service = await startServiceProcess(location);
  test.after(() => service.end('SIGKILL'));
  const { saves, send, versionsBefore } = await createSaves(service.url, 1_000);
  const acknowledged = () => saves.filter(({ status }) => status === 200).length;
  const ended = once(service.child, 'exit');
  await Promise.all(
    saves.map(async (save) => {
      await send(save);
      // answers that arrive together are counted together: the number may be passed without being met
      if (acknowledged() >= enough) service.child.kill('SIGKILL');
    }),
  );
  assert.ok(acknowledged() >= enough && acknowledged() < saves.length, `${acknowledged()} acknowledged`);
  await ended;

  const again = await startServiceProcess(location);
  test.after(() => again.end('SIGKILL'));
  const { lost, torn, stored } = await outcomeOf(again.url, saves, versionsBefore);
  await again.end('SIGTERM');
  assert.deepEqual({ lost, torn }, { lost: 0, torn: 0 });
  assert.ok(stored >= acknowledged());
}
