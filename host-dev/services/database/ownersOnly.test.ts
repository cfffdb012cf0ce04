import assert from 'node:assert/strict';
import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { temporaryFolder } from '../testing';
import { backUp, restore } from './backup';
import { openDatabase } from './openDatabase';

describe('the files of the embedded database', { skip: process.env.DATABASE_URL !== undefined }, () => {
  it('are closed to other users: new ones, those that were open, and restored ones', async () => {
    const { location, remove } = await temporaryFolder();
    const [first, second] = ['first', 'second'].map((name) => join(location.dataFolder, name));
    if (!first || !second) throw new Error('there are two folders');

    await (await openDatabase({ dataFolder: first })).close();
    assert.deepEqual(openToOthers(first), []);
    for (const folder of [first, join(first, 'database')]) chmodSync(folder, 0o755);
    await (await openDatabase({ dataFolder: first })).close();
    assert.deepEqual(openToOthers(first), []);

    const file = join(first, 'backup.tar.gz');
    await backUp(first, file);
    // a folder that others may enter, as a mounted one is
    mkdirSync(second);
    await restore(file, second);
    assert.deepEqual(openToOthers(second), []);
    await remove();
  });
});

/** The files below a folder that other users of the machine can get to, and read or write. */
function openToOthers(path: string): string[] {
  const { mode } = statSync(path);
  if (!statSync(path).isDirectory()) return mode & 0o066 ? [path] : [];
  return mode & 0o011 ? readdirSync(path).flatMap((name) => openToOthers(join(path, name))) : [];
}
