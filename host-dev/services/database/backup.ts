import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { lockFolder } from './lockFolder';
import { ownersOnly } from './ownersOnly';

const unzip = promisify(gunzip);

/**
 * Writes the embedded database of a folder into one file. Throws when a process is using the folder. The file is
 * complete or not there: it gets its name when it is written.
 */
export async function backUp(dataFolder: string, file: string): Promise<void> {
  if (!existsSync(join(dataFolder, 'database'))) throw new Error(`There is no database in ${dataFolder}.`);
  const lock = await lockFolder(dataFolder);
  const unfinished = `${file}.${randomUUID()}`;
  try {
    const database = await PGlite.create({ dataDir: join(dataFolder, 'database') });
    const dump = await database.dumpDataDir('gzip');
    await database.close();
    writeFileSync(unfinished, new Uint8Array(await dump.arrayBuffer()), { mode: 0o600, flush: true });
    lock.confirm();
    renameSync(unfinished, file);
  } finally {
    rmSync(unfinished, { force: true });
    lock.release();
  }
}

/**
 * Puts a backup into a folder that has no database yet; nothing is ever overwritten. Throws, and leaves the folder as
 * it was, when the file is no backup.
 */
export async function restore(file: string, dataFolder: string): Promise<void> {
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  const lock = await lockFolder(dataFolder);
  const unfinished = join(dataFolder, `restoring-${randomUUID()}`);
  try {
    const target = join(dataFolder, 'database');
    if (existsSync(target))
      throw new Error(`${dataFolder} holds a database already. Choose an empty folder.`);
    // the library would tell of a file that was cut where nobody can catch it
    const content = await unzip(await readFile(file));
    const database = await PGlite.create({
      dataDir: ownersOnly(unfinished),
      loadDataDir: new Blob([new Uint8Array(content)]),
    });
    await database.query('select 1 from schema_migration');
    await database.close();
    lock.confirm();
    renameSync(unfinished, target);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
    lock.release();
  }
}
