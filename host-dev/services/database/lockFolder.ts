import { join, resolve } from 'node:path';
import timers from 'node:timers/promises';
import { endProcess } from './endProcess';
import { type FolderLock, keepLock } from './keepLock';
import { create, type LockFile, lookAt, removeStale } from './lockFile';
import { lifeOf, newOwner, type Place, readOwner, thisPlace } from './lockOwner';

/** Seconds without a sign of life after which a lock is that of a dead process. */
const patience = 20;

interface LockOptions {
  place?: Place;
  /** What happens when another process has got hold of the folder all the same. */
  onLost?(error: Error): void;
}

/**
 * Keeps a second process off a data folder: the embedded database has no lock of its own, and two writers lose rows
 * silently. The owner gives a sign of life every five seconds. A process of the same place is looked up, which decides
 * at once; of all others (containers, machines, before a start of the machine, a file that was never finished) only
 * the signs count: that they change, whatever anybody's clock says. Nothing that is left behind needs a person.
 * Throws when another process holds the folder.
 */
export async function lockFolder(
  folder: string,
  { place = thisPlace(), onLost = endProcess }: LockOptions = {},
): Promise<FolderLock> {
  const file = join(resolve(folder), 'process.lock');
  const owner = newOwner(place);
  const text = JSON.stringify(owner);
  if (!create(file, text)) {
    const seen = lookAt(file);
    if (seen && (await hasEnded(folder, file, seen, place))) removeStale(file, seen, `${file}.${owner.id}`);
    if (!create(file, text)) throw inUse(folder, lookAt(file));
  }
  return keepLock(file, text, () => onLost(inUse(folder, lookAt(file))));
}

async function hasEnded(folder: string, file: string, seen: LockFile, place: Place): Promise<boolean> {
  const owner = readOwner(seen.text);
  const life = owner ? lifeOf(owner, place) : 'unknown';
  if (life !== 'unknown') return life === 'dead';
  console.error(`${nameOf(seen)} used ${folder}. Waiting ${patience} seconds for a sign of its life.`);
  for (let second = 0; second < patience; second++) {
    await timers.setTimeout(1000);
    const now = lookAt(file);
    if (now?.text !== seen.text) return now === undefined;
    if (now.beatAt !== seen.beatAt) return false;
  }
  return true;
}

const inUse = (folder: string, lock: LockFile | undefined) =>
  new Error(
    `The data folder ${folder} is in use by ${nameOf(lock)}. ` +
      'End that process or choose another folder with VP_DATA.',
  );

function nameOf(lock: LockFile | undefined): string {
  const owner = lock && readOwner(lock.text);
  return owner ? `process ${owner.pid} on ${owner.host}` : 'another process';
}
