import type { Clock } from '@vp-digital/core/shell';
import type { PendingChange } from '../pendingChange';
import { draftableChanges } from './draftableChanges';
import type { DraftId } from './draftDatabase';
import { createDraftKeeper, type DraftKeeper, type StoredDraft } from './draftKeeper';
import type { DraftPlace, FoundDraft } from './draftStore';
import { claimOwner } from './owners';
import { draftStore } from './pageStore';

export interface DraftsOptions {
  /** The signed-in user; nothing is kept while there is none. */
  user(): string | undefined;
  clock: Clock;
  /** The browser has no storage, or it is full: input is saved, but would not survive the tab. */
  onUnavailable(error: unknown): void;
}

/** The drafts of one mounted area. */
export interface Drafts {
  /** Whether a change is on the device until it is saved: no health data, and nothing if the browser has no storage. */
  keeps(section: string, change: PendingChange): boolean;
  /** Brings the draft of a document in step with what is pending. */
  keep(key: DraftPlace, kept: StoredDraft): void;
  /** What was kept here last, also by what is no longer drawn; without changes when all of it is acknowledged. */
  last(key: DraftPlace): StoredDraft | undefined;
  /** What this user typed into the document and no living page has any more. */
  find(key: DraftPlace): Promise<FoundDraft | undefined>;
  /** Writes what still waits; true when the drafts on the device are what was typed. */
  flush(): Promise<boolean>;
  /** Deletes what this mount has kept: it is dropped on purpose. */
  discard(): void;
  /** Ends this mount; its drafts stay for the next one. */
  close(): Promise<void>;
}

export function createDrafts(given: DraftsOptions): Drafts {
  const owner = crypto.randomUUID();
  let works = true;
  const options: DraftsOptions = {
    ...given,
    onUnavailable: (error) => {
      works = false;
      given.onUnavailable(error);
    },
  };
  const keepers = new Map<string, DraftKeeper>();
  const last = new Map<string, StoredDraft>();
  let release: (() => void) | undefined;

  const keeperOf = (key: DraftPlace): DraftKeeper => {
    const name = nameOf(key);
    const keeper = keepers.get(name) ?? createDraftKeeper(createWrite(key, owner, options));
    keepers.set(name, keeper);
    return keeper;
  };
  const flush = async () => {
    const written = await Promise.all([...keepers.values()].map((keeper) => keeper.flush()));
    return written.every(Boolean);
  };

  return {
    keeps: (section, change) => works && draftableChanges(section, [change])[0] === change,
    keep: (key, kept) => {
      release ??= claimOwner(owner);
      last.set(nameOf(key), kept);
      keeperOf(key).keep(kept);
    },
    last: (key) => last.get(nameOf(key)),
    find: async (key) => {
      const user = options.user();
      if (user === undefined) return undefined;
      try {
        return await (await draftStore()).find(user, key, owner, options.clock.now());
      } catch {
        return undefined; // no storage: the first draft that cannot be written says so
      }
    },
    flush,
    discard: () => {
      last.clear();
      for (const keeper of keepers.values()) keeper.keep({ baseVersion: 0, changes: [] });
    },
    close: async () => {
      await flush();
      release?.();
    },
  };
}

const nameOf = ({ householdId, section }: DraftPlace): string => `${householdId}/${section}`;

/** Puts one document's draft in the place of the one written before. */
function createWrite({ householdId, section }: DraftPlace, owner: string, options: DraftsOptions) {
  let written: DraftId | undefined;
  return async ({ baseVersion, changes }: StoredDraft): Promise<boolean> => {
    const user = options.user();
    const kept = draftableChanges(section, changes);
    try {
      if (kept.length > 0 && user !== undefined) {
        const id: DraftId = [user, householdId, section, baseVersion, owner];
        await (await draftStore()).write(id, kept, options.clock.now(), written);
        written = id;
      } else if (written) {
        await (await draftStore()).remove([written]);
        written = undefined;
      }
      return true;
    } catch (error) {
      options.onUnavailable(error);
      return false;
    }
  };
}
