import type { SectionName } from '@vp-digital/core/household';
import { useSyncExternalStore } from 'react';
import { isTemporary } from '../request/serviceError';
import { useAreaServices } from './AreaServices';

/**
 * Whether what was typed into the field of a path could not be sent yet and is nowhere but on this page: of health, belief, banks
 * and offices nothing lies on the device.
 */
export function useHereOnly(householdId: string, section: SectionName): (path: string) => boolean {
  const { queues } = useAreaServices();
  const key = { householdId, section };
  const waiting = useSyncExternalStore(queues.subscribe, () => {
    const { error, pending } = queues.state(key);
    return error && isTemporary(error) ? pending : undefined;
  });
  return (path) =>
    waiting?.some((change) => change.path === path && !queues.isOnDevice(key, change)) ?? false;
}
