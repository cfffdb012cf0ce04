import { keepInSession } from '../storage/keepInSession';
import { viewKey } from '../storage/viewKey';
import { createValue, type Value } from '../value/createValue';

/**
 * Whether the device may be in a customer's hands, and this window shows what the services allow then; the services know, this
 * page remembers to ask them. A window that shows the customer view itself goes on showing that.
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
 * Kept for all windows of this browser, and looked at again when the way back brings an old page to life. It names
 * nobody; without it the first call that is refused brings it back.
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

/** A browser without storage still has this page, and the services. */
function attempt<Value>(work: () => Value): Value | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
