import { ask } from './ask';
import type { ShellPort } from './bus';
import type { StorageKey } from './storageKeys';
import type { ToArea } from './toArea';

/** The shell's session storage, as an area reaches it. Everything rejects with `StorageError`, after 10 s at the latest. */
export interface ShellStorage {
  get(key: StorageKey): Promise<string | undefined>;
  /** At most 65,536 characters. */
  set(key: StorageKey, value: string): Promise<void>;
  remove(key: StorageKey): Promise<void>;
}

/** The shell did not answer, or could not keep what was asked of it. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
}

export function createShellStorage(port: ShellPort): ShellStorage {
  const request = async (send: (requestId: string) => void) =>
    valueOf(await ask(port, 'storageResult', send, () => new StorageError('no answer')));
  return {
    get: (key) => request((requestId) => port.send('storageGet', { requestId, key })),
    set: async (key, value) => {
      await request((requestId) => port.send('storageSet', { requestId, key, value }));
    },
    remove: async (key) => {
      await request((requestId) => port.send('storageRemove', { requestId, key }));
    },
  };
}

function valueOf(result: ToArea['storageResult']): string | undefined {
  if (!result.ok) throw new StorageError(result.error);
  return result.value;
}
