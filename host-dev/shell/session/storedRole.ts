import { type User, userSet } from '@vp-digital/core/session';
import type { SharedStore, ShellBus } from '@vp-digital/core/shell';
import { keepInSession } from '../storage/keepInSession';

const key = 'vp.role';

/** The role of another that this tab has taken is still there after a reload, while it lasts. */
function keepRole(user: User): void {
  if (user.impersonation) keepInSession(key, JSON.stringify(user));
  else sessionStorage.removeItem(key);
}

/** The user in the role that is kept, or undefined when there is none, or none any more. */
export function readRole(now: number): User | undefined {
  const kept = sessionStorage.getItem(key);
  if (kept === null) return undefined;
  const user = JSON.parse(kept) as User; // written by `keepRole`; the services check every call anyway
  return roleEnds(user) > now ? user : undefined;
}

/** When the role is over, in milliseconds since 1970; 0 without one. */
const roleEnds = ({ impersonation }: Pick<User, 'impersonation'>): number =>
  impersonation ? Date.parse(impersonation.endsAt) : 0;

/** Goes on as the given user: areas and the shell's own calls ask for another token. */
export function actAs({ bus, shared }: { bus: ShellBus; shared: SharedStore }, user: User): void {
  shared.store.dispatch(userSet(user));
  keepRole(user);
  bus.send('setAdvisorUserData', user);
}
