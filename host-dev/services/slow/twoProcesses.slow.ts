import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import type { SectionDocument, SnapshotSummary } from '@vp-digital/core/contracts';
import {
  type Answer,
  areaToken,
  type Balancer,
  createClient,
  householdId,
  type PostgresServer,
  startBalancer,
  startPostgresServer,
  startServiceProcess,
} from '../testing';

type Incomes = SectionDocument<'incomes'>;

const writers = 40;

describe('two processes behind a balancer, on one PostgreSQL database', () => {
  let server: PostgresServer | undefined;
  let balancer: Balancer;
  before(async () => {
    server = startPostgresServer();
    balancer = await startBalancer();
  });
  after(async () => {
    await balancer.close();
    server?.remove();
  });

  it('migrate and seed it once, take the same tokens, and merge what is written at once', async (test) => {
    if (!server) return test.skip('PostgreSQL is not installed');
    const location = { dataFolder: '', databaseUrl: server.url };
    const processes = await Promise.all(
      [1, 2].map(() => startServiceProcess(location, { PUBLIC_URL: balancer.url })),
    );
    test.after(() => Promise.all(processes.map(({ end }) => end('SIGKILL'))));
    balancer.targets.push(...processes.map(({ url }) => url));
    // code, session and tokens are made by one process and taken by the other
    const token = await areaToken(balancer.url, 'petra', '4711');
    const [here, there] = processes.map(({ url }) => createClient(url, token));
    if (!here || !there) throw new Error('there are two processes');
    const path = `/api/households/${householdId(1)}/sections/incomes`;
    const read = () =>
      Promise.all([here, there].map(async (client) => (await client.get<Incomes>(path)).body));
    const [before] = await read();
    const personId = Object.values(before?.data.items ?? {})[0]?.personId ?? '';
    const saves = Array.from({ length: writers }, (_, net) => ({ id: randomUUID(), key: randomUUID(), net }));
    const answers = await Promise.all(
      saves.map(({ id, key, net }) =>
        untilServed(() =>
          (net % 2 === 0 ? here : there).patchSection(
            1,
            'incomes',
            before?.version,
            [{ path: `/items/${id}`, value: { personId, kind: 'other', net } }],
            { 'idempotency-key': key },
          ),
        ),
      ),
    );
    assert.deepEqual(
      answers.filter(({ status }) => status !== 200).map(({ status, body }) => ({ status, body })),
      [],
    );
    const [first, second] = await read();
    assert.deepEqual(first, second);
    assert.equal(first?.version, (before?.version ?? 0) + writers);
    assert.ok(saves.every(({ id, net }) => first?.data.items[id]?.net === net));

    const key = randomUUID();
    const label = { label: 'Zwei', occasion: 'manual' };
    const snapshots = await Promise.all(
      saves.map(({ net }) =>
        untilServed(() =>
          (net % 2 === 0 ? here : there).post<SnapshotSummary>(
            `/api/households/${householdId(1)}/snapshots`,
            label,
            key,
          ),
        ),
      ),
    );
    assert.deepEqual(new Set(snapshots.map(({ status }) => status)), new Set([201]));
    assert.equal(new Set(snapshots.map(({ body }) => body.snapshotId)).size, 1);
    assert.deepEqual(await Promise.all(processes.map(({ end }) => end('SIGTERM'))), [0, 0]);
    assert.deepEqual(
      processes.map(({ output }) => output().split('\n').length),
      [2, 2],
      processes.map(({ output }) => output()).join(''),
    );
  });
});

/** As areas do: what a busy service puts off (503) is sent again. */
async function untilServed<Body>(send: () => Promise<Answer<Body>>): Promise<Answer<Body>> {
  let answer = await send();
  while (answer.status === 503) {
    await wait(100);
    answer = await send();
  }
  return answer;
}
