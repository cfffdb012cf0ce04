import type { PendingChange } from '../pendingChange';

export interface StoredDraft {
  baseVersion: number;
  /** Oldest first; none when everything is acknowledged or dropped. */
  changes: readonly PendingChange[];
}

export interface DraftKeeper {
  keep(kept: StoredDraft): void;
  /** Writes what still waits; false when the last step did not succeed. */
  flush(): Promise<boolean>;
}

const writeAfter = 300;

/**
 * Keeps the draft of one document in step with its queue: written 300 ms after the first change that is not in it yet,
 * removed at once. Steps follow one another; each brings the newest state.
 */
export function createDraftKeeper(write: (kept: StoredDraft) => Promise<boolean>): DraftKeeper {
  let latest: StoredDraft | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let steps = Promise.resolve(true);

  const step = () => {
    clearTimeout(timer);
    timer = undefined;
    steps = steps.then(async (succeeded) => {
      const kept = latest;
      latest = undefined;
      return kept ? write(kept) : succeeded;
    });
    return steps;
  };

  return {
    keep: (kept) => {
      latest = kept;
      if (kept.changes.length === 0) void step();
      else timer ??= setTimeout(() => void step(), writeAfter);
    },
    flush: step,
  };
}
