import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { describe, it, type TestContext } from 'node:test';
import type { SnapshotSummary } from '@vp-digital/core/contracts';
import {
  areaToken,
  createClient,
  householdId,
  type ServiceProcess,
  startServiceProcess,
  temporaryPlace,
} from '../testing';

/** A pid namespace of its own, as a container has: each process in one is number 1. It ends with its `unshare`. */
const namespace = ['unshare', '--user', '--map-root-user', '--pid', '--fork', '--kill-child', '--mount-proc'];

const hasNamespaces = spawnSync('unshare', [...namespace.slice(1), 'true']).status === 0;

const snapshots = `/api/households/${householdId(1)}/snapshots`;

/** Where there are no namespaces, `database/lockFolder.test.ts` proves the same with an invented one. */
describe('two processes in containers of their own, on one data folder', () => {
  it('are not two: the second is refused, and takes over by itself when the first was killed', async (test) => {
    if (!hasNamespaces || process.env.DATABASE_URL) return test.skip('no namespaces, or no data folder');
    const { location, remove } = await temporaryPlace();
    const start = () => startServiceProcess(location, {}, namespace);
    const first = await started(test, start());
    const acknowledged = await write(first);
    await assert.rejects(start(), /in use by process 1 on/);
    acknowledged.push(...(await write(first)));
    await first.end('SIGKILL');

    const second = await started(test, start());
    const client = createClient(second.url, await areaToken(second.url, 'petra', '4711'));
    const { body } = await client.get<SnapshotSummary[]>(snapshots);
    const stored = new Set(body.map(({ label }) => label));
    assert.deepEqual(
      acknowledged.filter((label) => !stored.has(label)),
      [],
    );
    await second.end('SIGKILL');
    await remove();
  });
});

async function started(test: TestContext, starting: Promise<ServiceProcess>): Promise<ServiceProcess> {
  const service = await starting;
  test.after(() => service.end('SIGKILL'));
  return service;
}

/** Twenty snapshots; their labels. */
async function write({ url }: ServiceProcess): Promise<string[]> {
  const client = createClient(url, await areaToken(url, 'petra', '4711'));
  const labels = Array.from({ length: 20 }, () => randomUUID());
  const answers = await Promise.all(
    labels.map((label) => client.post(snapshots, { label, occasion: 'manual' })),
  );
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([201]));
  return labels;
}
