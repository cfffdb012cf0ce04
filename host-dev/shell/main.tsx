import './page.css';
import { UI_VERSION } from '@vp-digital/core/ui';
import { createRoot } from 'react-dom/client';
import { offerDiagnostics } from './diagnostics/offerDiagnostics';
import { ShellRoot } from './frame/ShellRoot';
import { preloadOnIntent } from './session/preloadOnIntent';
import { connectShellApi } from './session/shellApi';
import { readConfig, readPageRegistry } from './readEnvironment';
import { withBase, withoutBase } from './location/basePath';
import { createShell } from './session/createShell';
import { readLanguage } from './session/language';
import { callbackPath } from './sign-in/callbackPath';
import { createSignIn } from './sign-in/signIn';

async function start(): Promise<void> {
  const element = document.getElementById('shell');
  if (!element) throw new Error('the page has no place for the shell');
  element.setAttribute('data-vp-ui', UI_VERSION);
  const config = await readConfig();
  const registry = readPageRegistry();
  if (withoutBase(window.location.pathname) === callbackPath) {
    registry.readPageFiles().catch(() => undefined); // the server could not know which page follows
    await returnFromSignIn(createSignIn(config));
  }
  const shell = await createShell(config, registry);
  await shell.texts.show(readLanguage());
  connectShellApi(shell);
  preloadOnIntent(shell);
  await offerDiagnostics(shell);
  createRoot(element).render(<ShellRoot shell={shell} />);
}

/** The code in the address is used once and leaves the history. */
async function returnFromSignIn(signIn: ReturnType<typeof createSignIn>): Promise<void> {
  const wanted = await signIn.complete().catch(() => '/anmeldung'); // a code used twice, or a return without a start
  window.history.replaceState(undefined, '', withBase(wanted));
}

start().catch((error: unknown) => {
  console.error(error);
  const place = document.getElementById('shell');
  if (place)
    place.textContent = 'Die Anwendung kann gerade nicht gestartet werden. Bitte laden Sie die Seite neu.';
});
