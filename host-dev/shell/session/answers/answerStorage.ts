import type { ToArea } from '@vp-digital/core/shell';
import type { Shell } from '../createShell';
import { storageKeys } from '../../storage/sessionStorageKeys';

/** The shell's session storage for areas: the specification's keys, no other. */
export const answerStorage = ({ bus }: Pick<Shell, 'bus'>): (() => void)[] => [
  bus.subscribe('storageGet', ({ requestId, key }, from) =>
    from.send(
      'storageResult',
      attempt(requestId, () => sessionStorage.getItem(storageKeys[key]) ?? undefined),
    ),
  ),
  bus.subscribe('storageSet', ({ requestId, key, value }, from) =>
    from.send(
      'storageResult',
      attempt(requestId, () => sessionStorage.setItem(storageKeys[key], value)),
    ),
  ),
  bus.subscribe('storageRemove', ({ requestId, key }, from) =>
    from.send(
      'storageResult',
      attempt(requestId, () => sessionStorage.removeItem(storageKeys[key])),
    ),
  ),
];

/** A browser without room or without storage is an answer too. */
function attempt(requestId: string, work: () => string | undefined | void): ToArea['storageResult'] {
  try {
    const value = work();
    return typeof value === 'string' ? { requestId, ok: true, value } : { requestId, ok: true };
  } catch (error) {
    return { requestId, ok: false, error: error instanceof Error ? error.name : 'Error' };
  }
}
