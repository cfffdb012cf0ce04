import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Folders that this process holds: a file with its number in another one is left over from a process before it. */
const held = new Set<string>();

/**
 * Keeps a second process off a data folder: the embedded database has no lock of its own, and two writers lose rows
 * silently. The file holds the owner's process id; what a dead process left behind is taken over.
 * Throws when a living process holds the folder. Answers the function that gives it back.
 */
export function lockFolder(folder: string): () => void {
  const file = join(resolve(folder), 'process.lock');
  if (!create(file)) {
    const owner = readFileSync(file, 'utf8');
    if (isHeld(file, owner) || !moveAside(file, owner) || !create(file))
      throw new Error(refusal(folder, file, owner));
  }
  held.add(file);
  return () => {
    held.delete(file);
    rmSync(file, { force: true });
  };
}

/** Numbers come round: in a container every start has the same one. */
const isHeld = (file: string, owner: string): boolean =>
  owner === String(process.pid) ? held.has(file) : isAlive(owner);

const refusal = (folder: string, file: string, owner: string) =>
  `The data folder ${folder} is in use by process ${owner || '(starting)'}. ` +
  `End that process or choose another folder with VP_DATA. If no such process runs, delete ${file}.`;

/** Exclusive creation (O_EXCL): of several processes exactly one succeeds. */
function create(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** An empty file is being written right now. Signal 0 only asks; EPERM means: alive, but another user's. */
function isAlive(owner: string): boolean {
  const pid = Number(owner);
  if (!Number.isInteger(pid) || pid <= 0) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Removes the dead owner's file, unless another process was quicker and the file is already its own. */
function moveAside(file: string, owner: string): boolean {
  const aside = `${file}.${process.pid}`;
  renameSync(file, aside);
  const isStale = readFileSync(aside, 'utf8') === owner;
  if (!isStale) linkSync(aside, file);
  rmSync(aside);
  return isStale;
}
