import { isSectionName, offDevice } from '@vp-digital/core/household';
import type { PendingChange } from '../pendingChange';

/**
 * The changes of a document without what must not lie on the device: data about health and belief (Art. 9 GDPR), and
 * numbers by which banks and offices know a person. What is no section has no fields for those.
 */
export function draftableChanges(
  section: string,
  changes: readonly PendingChange[],
): readonly PendingChange[] {
  if (!isSectionName(section)) return changes;
  const fields = offDevice(section);
  const isProtected = (name: string) => fields.has(name);
  return changes
    .filter(({ path }) => !path.split('/').some(isProtected))
    .map((change) =>
      isEntry(change.value) && Object.keys(change.value).some(isProtected)
        ? { ...change, value: without(change.value, isProtected) }
        : change,
    );
}

type Entry = Extract<PendingChange['value'], Record<string, unknown>>;

const isEntry = (value: PendingChange['value']): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const without = (entry: Entry, isProtected: (name: string) => boolean): Entry =>
  Object.fromEntries(Object.entries(entry).filter(([name]) => !isProtected(name)));
