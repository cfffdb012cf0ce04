import { keepInSession } from '../storage/keepInSession';
import { viewKey } from '../storage/viewKey';
import { createValue, type Value } from '../value/createValue';

/**
 * Whether the device may be in a customer's hands and this window shows only what the services then allow; the services
 * know, this page remembers to ask them. A window that shows the customer view itself keeps showing it.
 */
export interface DeviceLockHint extends Omit<Value<boolean>, 'set'> {
  set(): void;
  clear(): void;
  /** The customer view of this window has ended. */
  look(): void;
  /** The customer view of the household goes on in this window. */
  goOn(householdId: string): void;
}

const key = 'vp.deviceLock';

/**
 * Kept for all windows of this browser, and read again when going back revives an old page. It identifies nobody; if it
 * is lost, the first refused call restores it.
 */
export function createDeviceLockHint(): DeviceLockHint {
  const { current, set: show, subscribe } = createValue(read());
  const look = () => show(read());
  window.addEventListener('storage', (event) => event.key === key && look());
  window.addEventListener('pageshow', ({ persisted }) => persisted && look());
  return {
    current,
    subscribe,
    look,
    goOn: (householdId) => {
      keepInSession(viewKey, householdId);
      look();
    },
    set: () => {
      attempt(() => localStorage.setItem(key, 'asked'));
      show(!showsView());
    },
    clear: () => {
      attempt(() => localStorage.removeItem(key));
      show(false);
    },
  };
}

const read = (): boolean => attempt(() => localStorage.getItem(key) !== null && !showsView()) ?? false;

const showsView = (): boolean => attempt(() => sessionStorage.getItem(viewKey) !== null) ?? false;

/** Without storage the browser still has this page, and the services. */
function attempt<Value>(work: () => Value): Value | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
