import {
  createSharedStore,
  householdEntered,
  selectDirty,
  shareRevisions,
  userSet,
  type WithSession,
} from '@vp-digital/core/session';
import type { SharedStore, ShellPort, ToArea } from '@vp-digital/core/shell';

/** As many as the message may carry. */
const mostEntries = 200;

/**
 * The frame's own store in step with the shell's: user and household come from there; what is typed and not saved,
 * and every newer version seen, goes there.
 */
export function createFrameStore(
  port: ShellPort,
  { user, household }: Pick<ToArea['init'], 'user' | 'household'>,
): SharedStore {
  const shared = createSharedStore();
  const { store } = shared;
  if (user) store.dispatch(userSet(user));
  if (household) store.dispatch(householdEntered(household));
  port.subscribe('setAdvisorUserData', (next) => store.dispatch(userSet(next)));
  port.subscribe('advisorEnteredHousehold', (next) => store.dispatch(householdEntered(next)));
  const hear = shareRevisions(shared, (change) => port.send('householdChanged', change));
  port.subscribe('householdChanged', hear);
  reportDirty(shared, port);
  return shared;
}

function reportDirty({ store }: SharedStore, port: ShellPort): void {
  const read = () => selectDirty(store.getState() as WithSession); // the store has just been made with the slice
  let reported = read();
  store.subscribe(() => {
    if (read() === reported) return;
    reported = read();
    const entries = Object.values(reported).slice(0, mostEntries);
    port.send('setMicroAppDirty', { dirty: entries.length > 0, entries });
  });
}
