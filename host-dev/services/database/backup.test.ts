import assert from 'node:assert/strict';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { temporaryFolder } from '../testing';
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

  it('that is no backup leaves the folder empty', async () => {
    const { location, remove } = await temporaryFolder();
    const file = join(location.dataFolder, 'backup.tar.gz');
    writeFileSync(file, 'not a backup');
    await assert.rejects(restore(file, location.dataFolder));
    assert.ok(!existsSync(join(location.dataFolder, 'database')));
    await remove();
  });
});
