import { fieldValue } from '@vp-digital/core/contracts';
import type { SectionName } from '@vp-digital/core/household';
import { useSyncExternalStore } from 'react';
import type { PendingChange } from '../pendingChange';
import { isTemporary } from '../request/serviceError';
import { useAreaServices } from './AreaServices';

/**
 * Whether what was typed into the field of a path could not be sent yet and is nowhere but on this page: of health, belief, banks
 * and offices nothing lies on the device.
 */
export function useLocalOnly(householdId: string, section: SectionName): (path: string) => boolean {
  const { queues } = useAreaServices();
  const key = { householdId, section };
  const waiting = useSyncExternalStore(queues.subscribe, () => {
    const { error, pending } = queues.state(key);
    return error && isTemporary(error) ? pending : undefined;
  });
  return (path) =>
    waiting?.some(
      (change) => covers(change, path) && !queues.isOnDevice(key, { path, label: change.label }),
    ) ?? false;
}

/** Whether a change writes the field of a path: by itself, or with a new entry as a whole. */
const covers = ({ path: written, value }: PendingChange, path: string): boolean =>
  written === path ||
  (path.startsWith(`${written}/`) && fieldValue(value, path.slice(written.length)) !== undefined);
