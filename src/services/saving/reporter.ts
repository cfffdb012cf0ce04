import type { PendingChange } from '../pendingChange';
import { isTemporary } from '../request/serviceError';
import type { QueueState } from './sectionQueue';
import type { UnsavedEntries } from './unsavedEntries';

/** Keeps the dirty entries of one document in step with its queue. */
export function reporter(
  name: string,
  unsaved: UnsavedEntries,
  isOnDevice: (change: PendingChange) => boolean,
) {
  let reported = new Set<string>();
  return ({ pending, phase, error }: QueueState) => {
    const state = phase === 'failed' ? 'failed' : phase === 'saving' ? 'saving' : 'editing';
    const fields = new Set(pending.map(({ path }) => name + path));
    for (const field of reported) if (!fields.has(field)) unsaved.clear(field);
    for (const change of pending) {
      const kept = error && isTemporary(error) && isOnDevice(change);
      unsaved.set(name + change.path, { label: change.label, state, ...(kept && { kept }) });
    }
    reported = fields;
  };
}
