import type { ToShell } from '@vp-digital/core/shell';
import { withBase } from '../location/basePath';
import type { Shell } from './createShell';
import { rememberPage } from './previousPage';

/** A logout that the user asked for passes the leave guard; one that the services force does not. */
export async function endSession(
  shell: Shell,
  reason: ToShell['logout']['reason'],
  replace: (to: string) => void = (to) => window.location.replace(withBase(to)),
): Promise<void> {
  if (reason === 'user' && !(await shell.mayLeave('everything'))) return;
  if (reason === 'user') {
    const leave = await shell.signIn.prepareEnd();
    await shell.forgetSession('signedOut');
    leave();
    return;
  }
  const wanted = shell.location.address();
  await shell.forgetSession('expired');
  rememberPage(wanted);
  replace('/anmeldung');
}
