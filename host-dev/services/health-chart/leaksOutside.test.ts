import assert from 'node:assert/strict';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import type { HealthChartDocument, SectionDocument } from '@vp-digital/core/contracts';
import { backUp, restore } from '../database/backup';
import {
  areaToken,
  createClient,
  householdId,
  startServiceProcess,
  temporaryFolder,
  temporaryPlace,
} from '../testing';

/** Words that nobody else writes. */
const planted = ['Leckwortknie', 'Leckwortpille', 'Leckwortfeld'] as const;
const says = (text: string) => planted.filter((word) => text.includes(word));
const household = `/api/households/${householdId(1)}`;

/** Files below a folder in which a planted word can be read. */
const leakyFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => {
    const file = join(folder, name);
    return statSync(file).isFile() && says(readFileSync(file, 'latin1')).length > 0;
  });

/** Lena, who has consented. */
async function lena(url: string) {
  const petra = createClient(url, await areaToken(url, 'petra', '4711'));
  const { body } = await petra.get<SectionDocument<'persons'>>(`${household}/sections/persons`);
  const path = `${household}/persons/${Object.keys(body.data.items)[0] ?? ''}/health-chart`;
  const read = async () => (await petra.get<HealthChartDocument>(path)).body;
  return { petra, path, read };
}

const chart = {
  answers: {
    spine: { answer: 'yes', details: planted[0] },
    medication: { answer: 'yes', details: planted[1] },
  },
};

describe('health answers, seen from outside of the services', () => {
  it('are printed by no process, whatever is done with them and whatever goes wrong', async (test) => {
    const { location, remove } = await temporaryPlace();
    const service = await startServiceProcess(location, { VP_LOG: 'info' });
    test.after(() => service.end('SIGKILL'));
    const { petra, path, read } = await lena(service.url);
    const { version } = await read();
    assert.equal((await petra.put(path, chart, version)).status, 200);
    const odd = { answers: { [planted[2]]: { answer: 'yes' }, skin: { answer: planted[2] } } };
    assert.equal((await petra.put(path, odd, version + 1)).status, 422);
    assert.equal(
      (await petra.put(path, { answers: { skin: { answer: 'no', details: planted[2] } } }, 99)).status,
      412,
    );
    assert.equal((await petra.put(path, chart)).status, 428);
    assert.equal((await petra.post(`${path}/copy`, {})).status, 200);
    assert.equal((await petra.post(`${path}/removal`, { copy: planted[2] })).status, 400);
    assert.equal((await petra.post(`${path}/removal`, { copy: 'handedOver' })).status, 200);
    assert.equal(await service.end('SIGTERM'), 0);
    assert.match(service.output(), /health-chart/, 'the calls are in the log');
    assert.deepEqual(says(service.output()), []);
    await remove();
  });

  it('are unreadable in a backup of before, once they are deleted', {
    skip: process.env.DATABASE_URL !== undefined,
  }, async (test) => {
    const [one, other] = [await temporaryPlace(), await temporaryFolder()];
    const before = await startServiceProcess(one.location);
    test.after(() => before.end('SIGKILL'));
    const first = await lena(before.url);
    await first.petra.put(first.path, chart, (await first.read()).version);
    await before.end('SIGTERM');
    const backup = join(other.location.dataFolder, 'backup.tar.gz');
    await backUp(one.location.dataFolder, backup);

    const after = await startServiceProcess(one.location);
    test.after(() => after.end('SIGKILL'));
    const second = await lena(after.url);
    assert.deepEqual((await second.read()).chart, chart, 'they are there until then');
    assert.equal((await second.petra.post(`${second.path}/removal`, { copy: 'notWanted' })).status, 200);
    await after.end('SIGTERM');

    await restore(backup, other.location.dataFolder);
    assert.deepEqual(leakyFiles(other.location.dataFolder), []);
    const restored = await startServiceProcess({ ...other.location, keysFolder: one.location.keysFolder });
    test.after(() => restored.end('SIGKILL'));
    const { state, chart: left } = await (await lena(restored.url)).read();
    assert.deepEqual([state, left], ['unreadable', undefined]);
    await restored.end('SIGTERM');
    await Promise.all([one.remove(), other.remove()]);
  });
});
