import type { Shell } from '../session/createShell';
import { settingsKey } from './settingsKey';

/** A chunk of its own: it comes when somebody opens the panel, or when something is switched for this session. */
const load = () => import(/* webpackChunkName: "diagnostics" */ './openDiagnostics');

/**
 * The diagnostics panel behind Ctrl Alt D, where the environment has one. Resolves when what is switched for this
 * session holds; the page is drawn after that.
 */
export async function offerDiagnostics(shell: Shell): Promise<void> {
  if (!shell.config.diagnostics) return;
  window.addEventListener('keydown', (event) => {
    if (!event.ctrlKey || !event.altKey || event.code !== 'KeyD') return;
    if (shell.deviceLock.current()) return; // in a customer's hands
    event.preventDefault();
    void load().then(({ openDiagnostics }) => openDiagnostics(shell).toggle());
  });
  if (sessionStorage.getItem(settingsKey) !== null && !shell.deviceLock.current())
    await load().then(({ openDiagnostics }) => openDiagnostics(shell));
}
