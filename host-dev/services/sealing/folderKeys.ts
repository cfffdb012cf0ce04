import { createHash, randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Key, KeyStore } from './keyStore';

export const ending = '.key';

/** Letters and digits with the hyphens of a time: never a path. */
const keyId = /^\d{8}T\d{6}Z-[0-9a-f]{8}$/;

/**
 * Keys in a folder that only its owner may enter, one file for each; the newest one seals. Asked every time: a key that
 * was added needs no new start. Throws, in words, for modes that let others in and for a file that is no key of its name.
 */
export function folderKeys(folder: string): KeyStore {
  const find = async (id: string) => (idsIn(folder).includes(id) ? readKey(folder, id) : undefined);
  return {
    find,
    async current() {
      const newest = idsIn(folder).at(-1);
      if (newest === undefined) throw new Error(`There is no key in ${folder}.`);
      return readKey(folder, newest);
    },
  };
}

/**
 * Makes a key that seals from now on, and the folder where it is not there yet. Answers its id. A clock that goes behind the
 * newest key does not matter: the new one is the newest.
 */
export function addKey(folder: string, now: Date): string {
  return inWords(folder, () => {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const newest = idsIn(folder).at(-1);
    const earliest = newest === undefined ? 0 : timeOf(newest) + 1000;
    const bytes = randomBytes(32);
    const time = new Date(Math.max(now.getTime(), earliest)).toISOString().replaceAll(/[-:]|\.\d+/g, '');
    const id = `${time}-${fingerprint(bytes)}`;
    writeWhole(folder, id + ending, `${bytes.toString('base64')}\n`);
    if (idsIn(folder).at(-1) !== id) throw new Error(`Another key was made in ${folder} meanwhile.`);
    return id;
  });
}

/** Under its name only when all of it is on the disk: another process may look for it at any moment. */
export function writeWhole(folder: string, name: string, content: string): void {
  const unfinished = join(folder, `${name}.unfinished`);
  writeFileSync(unfinished, content, { mode: 0o600, flag: 'wx', flush: true });
  renameSync(unfinished, join(folder, name));
  const opened = openSync(folder, 'r');
  try {
    if (process.platform !== 'win32') fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}

/** `20261001T100000Z-…`, in milliseconds. */
const timeOf = (id: string): number =>
  Date.parse(id.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z-.*$/, '$1-$2-$3T$4:$5:$6Z'));

/** What the system forbids is said so that whoever starts the services knows what to do. */
export function inWords<Value>(folder: string, make: () => Value): Value {
  try {
    return make();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (!['EACCES', 'EPERM', 'EROFS'].includes(code)) throw error;
    throw new Error(
      `${folder} cannot be used for keys (${code}): the user that the services run as has to own it, and say in VP_KEYS where it is.`,
    );
  }
}

/** The ids of the keys in a folder, oldest first; none where there is no folder. Each is looked at. */
export function checkedKeys(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return inWords(folder, () => {
    const ids = idsIn(folder);
    for (const id of ids) readKey(folder, id);
    return ids;
  });
}

function idsIn(folder: string): string[] {
  refuseOthers(folder, 'folder');
  return readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .map((name) => name.slice(0, -ending.length))
    .filter((id) => keyId.test(id))
    .sort();
}

export function readKey(folder: string, id: string): Key {
  const file = join(folder, id + ending);
  refuseOthers(file, 'file');
  const bytes = Buffer.from(readFileSync(file, 'utf8').trim(), 'base64');
  if (bytes.length !== 32 || !id.endsWith(`-${fingerprint(bytes)}`))
    throw new Error(`${file} does not hold the key of its name. Put back the one that was backed up.`);
  return { id, bytes };
}

export function refuseOthers(path: string, kind: 'folder' | 'file'): void {
  const about = lstatSync(path, { throwIfNoEntry: false });
  if (!about) throw new Error(`There is no ${kind} ${path} for keys.`);
  if (kind === 'folder' ? !about.isDirectory() : !about.isFile())
    throw new Error(`${path} is no ${kind}: keys lie in a folder, one file for each.`);
  if (process.getuid && about.uid !== process.getuid())
    throw new Error(`${path} belongs to another user: keys belong to the one that the services run as.`);
  if (process.platform !== 'win32' && (about.mode & 0o077) !== 0)
    throw new Error(`${path} is open to others: keys need ${kind === 'folder' ? '0700' : '0600'}.`);
}

export const fingerprint = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 8);
