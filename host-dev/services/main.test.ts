import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { searchHouseholdsQuery } from '@vp-digital/core/contracts';
import { areaToken, createClient, householdId, temporaryPlace } from './testing';

describe('the process', () => {
  let place: Awaited<ReturnType<typeof temporaryPlace>>;
  before(async () => {
    place = await temporaryPlace();
  });
  after(() => place.remove());

  it('prints its address and nothing else, and ends cleanly when told to', async () => {
    const { process, output, url } = await start({});
    assert.equal((await fetch(`${url}/ready`)).status, 200);
    await stop(process);
    assert.deepEqual([process.exitCode, output()], [0, `${url}\n`]);
  });

  it('logs every answer with its route, and no address, name or token', async () => {
    const { process, output, url } = await start({ VP_LOG: 'info' });
    const token = await areaToken(url, 'petra', '4711');
    const petra = createClient(url, token);
    await petra.get(`/api/households/${householdId(2)}/sections/persons`);
    await petra.graphql('person', searchHouseholdsQuery, { query: 'Musterhaus' });
    await petra.post(`/api/households/${householdId(2)}/snapshots`, {
      label: 'Vertraulich',
      occasion: 'manual',
    });
    await createClient(url, `${token}x`).get(`/api/households/${householdId(2)}/sections/persons`);
    await stop(process);
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

  async function start(environment: Record<string, string>) {
    const { dataFolder, databaseUrl } = place.location;
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', fileURLToPath(new URL('main.ts', import.meta.url))],
      {
        env: {
          ...process.env,
          PORT: '0',
          VP_DATA: dataFolder,
          ...(databaseUrl && { DATABASE_URL: databaseUrl }),
          ...environment,
        },
      },
    );
    let printed = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (printed += String(data)));
    while (!/^http/m.test(printed) && child.exitCode === null) await once(child.stdout, 'data');
    const url = /^http.*$/m.exec(printed)?.[0] ?? '';
    return { process: child, url, output: () => printed };
  }

  async function stop(child: ChildProcess): Promise<void> {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
});
