import { resolve, sep } from 'node:path';
import type { Query } from '../database';
import { addKey, checkedKeys, folderKeys } from './folderKeys';
import type { KeyStore } from './keyStore';

interface KeyPlace {
  /** `VP_KEYS`. */
  folder: string | undefined;
  /** Of the embedded database: its backups must not hold the keys. */
  dataFolder?: string | undefined;
  /** Whether a first key may be made by the start itself: for development and demos. */
  mayCreate: boolean;
  /** Told when one was made. */
  onMade?: ((folder: string) => void) | undefined;
}

/**
 * The key store of the services. Throws, in words, when keys lie open to others, when there is none, and when there are
 * files that were sealed but none of the keys: a new key beside them would hide that the old ones were forgotten.
 */
export async function openKeys(
  q: Query,
  { folder, dataFolder, mayCreate, onMade }: KeyPlace,
  now: Date,
): Promise<KeyStore> {
  if (folder === undefined)
    throw new Error('Say in VP_KEYS in which folder the keys of released reports lie (docs/operations.md).');
  if (dataFolder && (resolve(folder) + sep).startsWith(resolve(dataFolder) + sep))
    throw new Error(
      `${folder} lies inside the data: keys lie elsewhere, or every backup of the data holds them.`,
    );
  const ids = checkedKeys(folder);
  if (ids.length > 0) return folderKeys(folder);
  const [sealed] = await q<{ reports: number }>(
    `select count(*)::int as reports from
       (select report_id from report_file union select report_id from report_attachment) as sealed`,
  );
  if ((sealed?.reports ?? 0) > 0)
    throw new Error(
      `files of ${sealed?.reports} reports are sealed, and there is no key in ${folder}. Put the keys back; only when they are lost: keys.ts new.`,
    );
  if (!mayCreate)
    throw new Error(
      `There is no key in ${folder}. Make the first one: VP_KEYS=${folder} npx tsx host-dev/services/keys.ts new, and back it up apart from the data.`,
    );
  addKey(folder, now);
  onMade?.(folder);
  return folderKeys(folder);
}
