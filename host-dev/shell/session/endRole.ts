import { routes } from '@vp-digital/core/reference';
import { advisorEndpoints } from '@vp-digital/core/services';
import { selectUser, contextUser } from '@vp-digital/core/session';
import type { Shell } from './createShell';
import { endSession } from './endSession';
import { shellApi } from './shellApi';
import { storageKeys } from '../storage/sessionStorageKeys';
import { actAs } from './storedRole';

const api = shellApi.api.injectEndpoints({ endpoints: advisorEndpoints });

/**
 * Goes on as oneself, and gives the role back to the services: in this order, because only oneself may. A service that
 * cannot be reached ends the role at its time.
 */
export async function endRole(shell: Shell): Promise<void> {
  const role = selectUser(shell.state())?.impersonation;
  const source = await shell.signIn.current();
  if (!role) return;
  if (!source) return endSession(shell, 'expired');
  sessionStorage.removeItem(storageKeys.accountingContract);
  actAs(shell, contextUser(source));
  shell.location.replace(routes.advisorSelection.href({}));
  const giveBack = api.endpoints.giveRoleBack.initiate(role.impersonationId);
  // the page's store runs thunks: the area APIs live in it
  await (shell.shared.store.dispatch as (thunk: typeof giveBack) => Promise<unknown>)(giveBack);
}
