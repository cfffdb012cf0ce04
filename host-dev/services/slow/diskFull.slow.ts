import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { describe, it } from 'node:test';
import {
  areaToken,
  createClient,
  hasEnded,
  householdId,
  startServiceProcess,
  temporaryFolder,
} from '../testing';
import { patience } from '../testing/patience';
import { until } from './until';

/** A file system of its own for the data, of 150 MB. */
const smallDisk = [
  'unshare',
  '--user',
  '--map-root-user',
  '--mount',
  'sh',
  '-c',
  'mount -t tmpfs -o size=150m none "$VP_DATA" && exec "$@"',
  'sh',
];

const hasMounts = spawnSync('unshare', ['--user', '--map-root-user', '--mount', 'true']).status === 0;

describe('a service whose disk is full', () => {
  it('says that it is not ready, refuses writes until there is room, and loses nothing', {
    timeout: patience(240_000),
  }, async (test) => {
    if (!hasMounts) return test.skip('file systems cannot be mounted');
    const { location, remove } = await temporaryFolder();
    const service = await startServiceProcess(location, {}, smallDisk);
    test.after(() => service.end('SIGKILL'));
    const client = createClient(service.url, await areaToken(service.url, 'petra', '4711'));
    const isReady = async () => (await fetch(`${service.url}/ready`)).status;
    assert.equal(await isReady(), 200);

    const filling = `/proc/${service.child.pid}/root${location.dataFolder}/filling`;
    fill(filling);
    await until(service, test.signal, async () => (await isReady()) === 503);
    assert.equal((await fetch(`${service.url}/health`)).status, 200);
    const snapshots = `/api/households/${householdId(1)}/snapshots`;
    const acknowledged = new Set<string>();
    const refusals = new Set<string>();
    for (let count = 0; count < 60; count++) {
      const label = randomUUID();
      const { status, headers } = await client.post(snapshots, { label, occasion: 'manual' });
      if (status === 201) acknowledged.add(label);
      else refusals.add(`${status} ${headers.get('retry-after')}`);
    }
    assert.deepEqual(refusals, new Set(['503 2']));
    assert.ok(!hasEnded(service.child));

    rmSync(filling);
    await until(service, test.signal, async () => (await isReady()) === 200);
    const last = randomUUID();
    assert.equal((await client.post(snapshots, { label: last, occasion: 'manual' })).status, 201);
    const { body } = await client.get<{ label: string }[]>(snapshots);
    const stored = new Set(body.map(({ label }) => label));
    assert.deepEqual(stored, new Set([...acknowledged, last]));
    await service.end('SIGTERM');
    await remove();
  });
});

/** Writes until there is no room left. */
function fill(file: string): void {
  const handle = openSync(file, 'w');
  const piece = Buffer.alloc(4096);
  try {
    for (;;) writeSync(handle, piece);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
  } finally {
    closeSync(handle);
  }
}
