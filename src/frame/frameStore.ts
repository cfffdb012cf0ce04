import {
  createSharedStore,
  followShell,
  householdEntered,
  shareRevisions,
  userSet,
} from '@vp-digital/core/session';
import type { SharedStore, ShellPort, ToArea } from '@vp-digital/core/shell';

/**
 * The frame's own store in step with the shell's: user and household come from there; what is typed and not saved,
 * and every newer version seen, goes there.
 */
export function createFrameStore(
  port: ShellPort,
  { user, household }: Pick<ToArea['init'], 'user' | 'household'>,
): SharedStore {
  const shared = createSharedStore();
  if (user) shared.store.dispatch(userSet(user));
  if (household) shared.store.dispatch(householdEntered(household));
  followShell(shared, port);
  const hear = shareRevisions(shared, (change) => port.send('householdChanged', change));
  port.subscribe('householdChanged', hear);
  return shared;
}
