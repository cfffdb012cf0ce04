import type { PendingChange } from '../pendingChange';
import { type DraftDatabase, type DraftId, openDraftDatabase } from './draftDatabase';
import type { StoredDraft } from './draftKeeper';
import { keyOf, seal, unseal } from './seal';
import { prefix } from './owners';

/**
 * Which document of a household: one of its sections, or another that is replaced as a whole, under a name that no
 * section has.
 */
export interface DraftPlace {
  householdId: string;
  section: string;
}

/** What was found of an earlier life of the page. */
export interface FoundDraft extends StoredDraft {
  /** Call when the changes are in safe hands. */
  remove(): Promise<void>;
}

interface Draft {
  id: DraftId;
  changes: PendingChange[];
}

/** The drafts of this device. Every method rejects when the browser gives no storage or has no room. */
export interface DraftStore {
  /** Writes a draft; `replaces` goes in the same step. */
  write(id: DraftId, changes: readonly PendingChange[], now: Date, replaces?: DraftId): Promise<void>;
  /**
   * A user's drafts of one document that are no longer being typed, neither by the owner nor by any other living one,
   * as one: oldest change first, on the oldest version. Drafts older than a day are deleted, whoever typed them.
   */
  find(user: string, place: DraftPlace, owner: string, now: Date): Promise<FoundDraft | undefined>;
  remove(ids: readonly DraftId[]): Promise<void>;
  /** Deletes drafts older than a day, from all users and households. */
  removeOld(now: Date): Promise<void>;
  /** Deletes a user's drafts and, unless another tab still types one, the key. */
  forget(user: string): Promise<void>;
}

const lifetime = 24 * 60 * 60 * 1_000;

export async function openDraftStore(onClosed: () => void): Promise<DraftStore> {
  const database = await openDraftDatabase(onClosed);
  return {
    write: async (id, changes, now, replaces) => {
      const sealed = await seal(await keyOf(database, id[0]), id, changes);
      const { store, done } = database.transaction('drafts', 'readwrite');
      if (replaces) await store.delete(replaces);
      await store.put({ savedAt: now.getTime(), ...sealed }, id);
      await done;
    },
    find: async (user, { householdId, section }, owner, now) => {
      await removeOld(database, now);
      const living = await livingOwners();
      const drafts = (await findIn(database, user, all([user, householdId, section]))).filter(
        ({ id: [, , , , typist] }) => typist !== owner && !living.has(typist),
      );
      if (drafts.length === 0) return undefined;
      return {
        baseVersion: Math.min(...drafts.map(({ id: [, , , baseVersion] }) => baseVersion)),
        changes: drafts.flatMap(({ changes }) => changes),
        remove: () =>
          remove(
            database,
            drafts.map(({ id }) => id),
          ),
      };
    },
    remove: (ids) => remove(database, ids),
    removeOld: (now) => removeOld(database, now),
    forget: async (user) => {
      const living = await livingOwners(); // before the transaction, which ends by itself while anything else is awaited
      const transaction = database.transaction(['drafts', 'keys'], 'readwrite');
      const drafts = transaction.objectStore('drafts');
      const ids = await drafts.getAllKeys(all([user]));
      const gone = ids.filter(([, , , , typist]) => !living.has(typist));
      await Promise.all(gone.map((id) => drafts.delete(id)));
      if (gone.length === ids.length) await transaction.objectStore('keys').delete(user);
      await transaction.done;
    },
  };
}

/** Every id that begins like this: in the order of IndexedDB a list comes after every text and number. */
const all = (beginning: string[]) => IDBKeyRange.bound(beginning, [...beginning, []]);

async function remove(database: DraftDatabase, ids: readonly DraftId[]): Promise<void> {
  const { store, done } = database.transaction('drafts', 'readwrite');
  await Promise.all(ids.map((id) => store.delete(id)));
  await done;
}

async function removeOld(database: DraftDatabase, now: Date): Promise<void> {
  const { store, done } = database.transaction('drafts', 'readwrite');
  const old = await store.index('savedAt').getAllKeys(IDBKeyRange.upperBound(now.getTime() - lifetime));
  await Promise.all(old.map((id) => store.delete(id)));
  await done;
}

async function findIn(database: DraftDatabase, user: string, range: IDBKeyRange): Promise<Draft[]> {
  const { store } = database.transaction('drafts');
  const [ids, records] = await Promise.all([store.getAllKeys(range), store.getAll(range)]);
  const found = records
    .flatMap((record, index) => (ids[index] ? [{ id: ids[index], record }] : []))
    .sort((a, b) => a.record.savedAt - b.record.savedAt);
  if (found.length === 0) return [];
  const key = await keyOf(database, user);
  const drafts = found.map(async ({ id, record }) => ({
    id,
    changes: (await unseal(key, id, record)) ?? [],
  }));
  return Promise.all(drafts);
}

/** The owners that are alive, in any tab of this browser. */
async function livingOwners(): Promise<ReadonlySet<string>> {
  if (!('locks' in navigator)) return new Set();
  const { held = [] } = await navigator.locks.query();
  return new Set(held.map(({ name = '' }) => name.slice(prefix.length)));
}
