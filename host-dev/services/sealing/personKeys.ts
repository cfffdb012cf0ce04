import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { ending, fingerprint, inWords, readKey, refuseOthers, writeWhole } from './folderKeys';
import type { Key } from './keyStore';

/**
 * Keys of the kind "one per person": each seals what one person says of themselves, and is destroyed with it. They lie in
 * a store of their own that no backup holds, so that a destroyed key makes the content unreadable in every backup, too. A
 * company's key service takes the folder's place behind these three questions.
 */
export interface PersonKeyStore {
  /** A new key, on the disk before anything is sealed with it. */
  make(): Promise<Key>;
  /** Undefined once it was destroyed. */
  find(id: string): Promise<Key | undefined>;
  /** For good; one that is gone already is gone. */
  destroy(id: string): Promise<void>;
}

/** Random: it says nothing of the person. */
const personKeyId = /^[0-9a-f]{32}-[0-9a-f]{8}$/;

/** Beside the folder of the other keys, whose backups must not hold these, unless said otherwise. */
export const personKeysFolder = (keysFolder: string): string => `${resolve(keysFolder)}-persons`;

/** Throws, in words, where others may enter the folder, and where it lies in what is backed up. */
export function openPersonKeys(folder: string, backedUp: readonly (string | undefined)[]): PersonKeyStore {
  for (const place of backedUp)
    if (place !== undefined && (resolve(folder) + sep).startsWith(resolve(place) + sep))
      throw new Error(
        `${folder} lies inside of ${place}: keys of persons lie where no backup takes them along, or they cannot be destroyed.`,
      );
  if (existsSync(folder)) inWords(folder, () => refuseOthers(folder, 'folder'));
  const fileOf = (id: string) => join(folder, id + ending);
  return {
    async make() {
      return inWords(folder, () => {
        mkdirSync(folder, { recursive: true, mode: 0o700 });
        refuseOthers(folder, 'folder');
        const bytes = randomBytes(32);
        const id = `${randomBytes(16).toString('hex')}-${fingerprint(bytes)}`;
        writeWhole(folder, id + ending, `${bytes.toString('base64')}\n`);
        return { id, bytes };
      });
    },
    async find(id) {
      if (!personKeyId.test(id) || !existsSync(fileOf(id))) return undefined;
      return readKey(folder, id);
    },
    async destroy(id) {
      if (!personKeyId.test(id) || !existsSync(fileOf(id))) return;
      overwrite(fileOf(id));
      rmSync(fileOf(id), { force: true });
    },
  };
}

/** So that the bytes are not left on the disk under no name. */
function overwrite(file: string): void {
  const opened = openSync(file, 'r+');
  try {
    writeSync(opened, randomBytes(64), 0, 64, 0);
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}
