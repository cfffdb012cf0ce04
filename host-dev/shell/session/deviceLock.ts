import { createValue, type Value } from '../value/createValue';

/** Whether the device may be in a customer's hands; the services know, this page remembers to ask them. */
export interface DeviceLockHint extends Omit<Value<boolean>, 'set'> {
  set(): void;
  clear(): void;
}

const key = 'vp.deviceLock';

/**
 * Kept for all windows of this browser, and looked at again when the way back brings an old page to life. It names
 * nobody; without it the first call that is refused brings it back.
 */
export function createDeviceLockHint(): DeviceLockHint {
  const { current, set: show, subscribe } = createValue(read());
  window.addEventListener('storage', (event) => event.key === key && show(read()));
  window.addEventListener('pageshow', ({ persisted }) => persisted && show(read()));
  return {
    current,
    subscribe,
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
