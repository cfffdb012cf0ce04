import {
  createSharedStore,
  followShell,
  householdEntered,
  shareRevisions,
  userSet,
} from '@vp-digital/core/session';
import type { SharedStore, ShellPort, ToArea } from '@vp-digital/core/shell';

/**
 * The frame's own store in sync with the shell's: it receives user and household, and sends unsaved input and every
 * newer version seen.
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
