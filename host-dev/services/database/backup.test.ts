import assert from 'node:assert/strict';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { startServices } from '../startServices';
import {
  addReport,
  areaToken,
  createClient,
  householdId,
  reportPdf,
  temporaryFolder,
  temporaryPlace,
  testClock,
} from '../testing';
import { testCost } from '../testing/testCost';
import { backUp, restore } from './backup';
import { openDatabase } from './openDatabase';

describe('a backup of the embedded database', { skip: process.env.DATABASE_URL !== undefined }, () => {
  it('is refused while a process uses the folder, and restored whole into an empty one', async () => {
    const one = await temporaryFolder();
    const other = await temporaryFolder();
    const file = join(other.location.dataFolder, 'backup.tar.gz');
    const database = await openDatabase(one.location);
    await database.q("insert into seed (name, at) values ('before the backup', now())");
    await assert.rejects(backUp(one.location.dataFolder, file), /in use by process/);
    await database.close();
    await backUp(one.location.dataFolder, file);

    const cut = join(other.location.dataFolder, 'cut.tar.gz');
    writeFileSync(cut, readFileSync(file).subarray(0, 1_000_000));
    await assert.rejects(restore(cut, other.location.dataFolder), /unexpected end of file/);
    assert.ok(!existsSync(join(other.location.dataFolder, 'database')));
    await restore(file, other.location.dataFolder);
    const restored = await openDatabase(other.location);
    assert.deepEqual(await restored.q('select name from seed'), [{ name: 'before the backup' }]);
    await restored.close();
    await assert.rejects(restore(file, one.location.dataFolder), /holds a database already/);
    await Promise.all([one.remove(), other.remove()]);
  });

  it('holds released reports, which open with their keys only', async () => {
    const one = await temporaryPlace();
    const other = await temporaryFolder();
    const start = (location: typeof one.location) =>
      startServices({
        ...location,
        environment: 'dev',
        passwordCost: testCost,
        port: 0,
        clock: testClock,
        logLevel: 'silent',
      });
    const first = await start(one.location);
    const household = { user: 'petra', contract: '4711', householdId: householdId(2) };
    const { snapshotId, reportId } = await addReport(first.url, household);
    const file = reportPdf(reportId, { says: 'as nobody makes it any more' });
    const path = `/api/households/${householdId(2)}/snapshots/${snapshotId}/reports/${reportId}`;
    const clientOf = async (url: string) => createClient(url, await areaToken(url, 'petra', '4711'));
    const release = { pdf: file.toString('base64'), pages: 1, language: 'de' };
    assert.equal((await (await clientOf(first.url)).post(`${path}/release`, release)).status, 201);
    await first.close();
    const backup = join(other.location.dataFolder, 'backup.tar.gz');
    await backUp(one.location.dataFolder, backup);
    await restore(backup, other.location.dataFolder);

    await assert.rejects(start(other.location), /files of 1 reports are sealed, and there is no key/);
    cpSync(one.location.keysFolder, other.location.keysFolder, { recursive: true });
    const restored = await start(other.location);
    const { body } = await (await clientOf(restored.url)).get<{ pdf: string }>(`${path}/file`);
    assert.deepEqual(Buffer.from(body.pdf, 'base64'), file);
    await restored.close();
    await Promise.all([one.remove(), other.remove()]);
  });

  it('that is no backup leaves the folder empty', async () => {
    const { location, remove } = await temporaryFolder();
    const file = join(location.dataFolder, 'backup.tar.gz');
    writeFileSync(file, 'not a backup');
    await assert.rejects(restore(file, location.dataFolder));
    assert.ok(!existsSync(join(location.dataFolder, 'database')));
    await remove();
  });
});
