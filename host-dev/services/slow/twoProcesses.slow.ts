import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import type { SectionDocument, SnapshotSummary } from '@vp-digital/core/contracts';
import {
  areaToken,
  createClient,
  freePort,
  householdId,
  type PostgresServer,
  startPostgresServer,
  startServiceProcess,
} from '../testing';

type Incomes = SectionDocument<'incomes'>;

describe('two processes on one PostgreSQL database', () => {
  let server: PostgresServer | undefined;
  before(async () => {
    server = await startPostgresServer();
  });
  after(() => server?.remove());

  it('migrate and seed it once, take the same tokens, and merge what is written at once', async (test) => {
    if (!server) return test.skip('PostgreSQL is not installed');
    const location = { dataFolder: '', databaseUrl: server.url };
    const ports = [await freePort(), await freePort()];
    const [one, other] = ports.map((port) => `http://localhost:${port}`);
    if (!one || !other) throw new Error('two ports are needed');
    // the address that browsers know is the balancer's; here the first process stands for it
    const processes = await Promise.all(
      ports.map((port) => startServiceProcess(location, { PORT: String(port), PUBLIC_URL: one })),
    );
    const token = await areaToken(one, 'petra', '4711');
    const here = createClient(one, token);
    const there = createClient(other, token);
    const path = `/api/households/${householdId(1)}/sections/incomes`;
    const read = () =>
      Promise.all([here, there].map(async (client) => (await client.get<Incomes>(path)).body));
    const [before] = await read();
    const personId = Object.values(before?.data.items ?? {})[0]?.personId ?? '';
    const ids = Array.from({ length: 40 }, () => randomUUID());
    const answers = await Promise.all(
      ids.map((id, net) =>
        (net % 2 === 0 ? here : there).patchSection(1, 'incomes', before?.version, [
          { path: `/items/${id}`, value: { personId, kind: 'other', net } },
        ]),
      ),
    );
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]));
    const [first, second] = await read();
    assert.deepEqual(first, second);
    assert.equal(first?.version, (before?.version ?? 0) + 40);
    assert.ok(ids.every((id, net) => first?.data.items[id]?.net === net));

    const key = randomUUID();
    const snapshots = await Promise.all(
      ids.map((_, index) =>
        (index % 2 === 0 ? here : there).post<SnapshotSummary>(
          `/api/households/${householdId(1)}/snapshots`,
          { label: 'Zwei', occasion: 'manual' },
          key,
        ),
      ),
    );
    assert.equal(new Set(snapshots.map(({ body }) => body.snapshotId)).size, 1);
    assert.deepEqual(await Promise.all(processes.map(({ end }) => end('SIGTERM'))), [0, 0]);
  });
});
