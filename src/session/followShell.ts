import type { SharedStore, ShellPort } from '@vp-digital/core/shell';
import { selectDirty } from './selectors';
import { householdEntered, userSet } from './slice';
import type { WithSession } from './state';

/** As many as the message may carry. */
const mostEntries = 200;

/**
 * For a store that no shell fills or reads: user and household arrive by message, unsaved input is sent by message. A
 * shell that sends `setAdvisorUserData` on subscription reaches every area in time.
 *
 * @returns ends it.
 */
export function followShell({ store }: SharedStore, port: ShellPort): () => void {
  const read = () => selectDirty(store.getState() as WithSession); // every page store has the slice
  let reported = read();
  const subscriptions = [
    port.subscribe('setAdvisorUserData', (user) => store.dispatch(userSet(user))),
    port.subscribe('advisorEnteredHousehold', (household) => store.dispatch(householdEntered(household))),
    store.subscribe(() => {
      if (read() === reported) return;
      reported = read();
      const entries = Object.values(reported).slice(0, mostEntries);
      port.send('setMicroAppDirty', { dirty: entries.length > 0, entries });
    }),
  ];
  return () => {
    for (const end of subscriptions) end();
  };
}
