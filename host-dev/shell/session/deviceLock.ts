/** Whether the device may be in a customer's hands; the services know, this page remembers to ask them. */
export interface DeviceLockHint {
  current(): boolean;
  subscribe(listener: () => void): () => void;
  set(): void;
  clear(): void;
}

const key = 'vp.deviceLock';

/**
 * Kept for all windows of this browser, and looked at again when the way back brings an old page to life. It names
 * nobody; without it the first call that is refused brings it back.
 */
export function createDeviceLockHint(): DeviceLockHint {
  const listeners = new Set<() => void>();
  let isSet = read();
  const show = (next: boolean) => {
    isSet = next;
    for (const listener of listeners) listener();
  };
  window.addEventListener('storage', (event) => event.key === key && show(read()));
  window.addEventListener('pageshow', ({ persisted }) => persisted && show(read()));
  return {
    current: () => isSet,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    set: () => {
      attempt(() => localStorage.setItem(key, 'asked'));
      show(true);
    },
    clear: () => {
      attempt(() => localStorage.removeItem(key));
      show(false);
    },
  };
}

const read = (): boolean => attempt(() => localStorage.getItem(key) !== null) ?? false;

/** A browser without storage still has this page, and the services. */
function attempt<Value>(work: () => Value): Value | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
