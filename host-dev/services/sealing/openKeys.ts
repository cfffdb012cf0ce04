import type { Query } from '../database';
import { addKey, checkedKeys, folderKeys } from './folderKeys';
import type { KeyStore } from './keyStore';

interface KeyPlace {
  /** `VP_KEYS`. */
  folder: string | undefined;
  /** Whether a first key may be made by the start itself: of one process on its own machine, for development. */
  mayCreate: boolean;
}

/**
 * The key store of the services. Throws, in words, when keys lie open to others, when there is none, and when there are
 * files that were sealed but none of the keys: a new key beside them would hide that the old ones were forgotten.
 */
export async function openKeys(q: Query, { folder, mayCreate }: KeyPlace, now: Date): Promise<KeyStore> {
  if (folder === undefined)
    throw new Error('Say in VP_KEYS in which folder the keys of released reports lie (docs/operations.md).');
  const ids = checkedKeys(folder);
  if (ids.length > 0) return folderKeys(folder);
  const [sealed] = await q<{ files: number }>('select count(*)::int as files from report_file');
  if ((sealed?.files ?? 0) > 0)
    throw new Error(
      `${sealed?.files} released reports are sealed, and there is no key in ${folder}. Put the keys back; only when they are lost: keys.ts new.`,
    );
  if (!mayCreate) throw new Error(`There is no key in ${folder}. Make the first one: keys.ts new.`);
  addKey(folder, now);
  return folderKeys(folder);
}
