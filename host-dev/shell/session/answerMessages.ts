import { householdEntered, revisionSeen, selectUser, userSet } from '@vp-digital/core/session';
import { type Language, type ToShell, unreachableReason } from '@vp-digital/core/shell';
import { SessionOverError } from '../sign-in/exchangeToken';
import type { Shell } from './createShell';
import { storageKeys } from './sessionStorageKeys';

export interface ShellFront {
  showMessage(message: ToShell['showMessage']): void;
  setTitle(title: string): void;
  setLanguage(language: Language): void;
}

/** What the shell does when an area sends a message; answers how to stop. */
export function answerMessages(shell: Shell, front: ShellFront): () => void {
  const { bus, location, shared, signIn } = shell;
  const subscriptions = [
    bus.subscribe('login', ({ returnTo }) => void signIn.start(returnTo ?? previousPage() ?? '/')),
    bus.subscribe('logout', ({ reason }) => void endSession(shell, reason)),
    bus.subscribe('navigate', ({ to, replace }) => location.navigate(to, { replace: replace ?? false })),
    bus.subscribe('navigatePrevious', () => window.history.back()),
    bus.subscribe('showContextSelectionModal', () => location.navigate('/beraterauswahl')),
    bus.subscribe('receivePageTitle', ({ title }) => front.setTitle(title)),
    bus.subscribe('showMessage', front.showMessage),
    bus.subscribe('setLanguage', ({ language }) => front.setLanguage(language)),

    bus.subscribe('tokenExchangeInit', async ({ requestId, audience }) => {
      try {
        const contract = selectUser(shell.state())?.accountingContract;
        const token = await signIn.exchange(audience, contract);
        bus.send('tokenExchangeReady', { requestId, ok: true, ...token });
      } catch (error) {
        bus.send('tokenExchangeReady', { requestId, ok: false, error: reasonOf(error) });
      }
    }),

    bus.subscribe('setAdvisorUserData', (user) => {
      shared.store.dispatch(userSet(user));
      if (user.accountingContract)
        sessionStorage.setItem(storageKeys.accountingContract, user.accountingContract);
      bus.send('setAdvisorUserData', user);
      location.replace(takePreviousPage() ?? '/haushalt');
    }),

    bus.subscribe('advisorEnteredHousehold', (household) => {
      shared.store.dispatch(householdEntered(household));
      bus.send('advisorEnteredHousehold', household);
    }),

    bus.subscribe('householdChanged', (change) => {
      for (const [document, version] of Object.entries(change.documents))
        shared.store.dispatch(
          revisionSeen({ householdId: change.householdId, document, version, savedAt: undefined }),
        );
      bus.send('householdChanged', change);
    }),
  ];
  return () => subscriptions.forEach((unsubscribe) => unsubscribe());
}

/** Only a refusal ends the session of an area; whatever else went wrong may go well the next time. */
const reasonOf = (error: unknown): string =>
  error instanceof SessionOverError ? error.message : unreachableReason;

/** A logout that the user asked for passes the leave guard; one that the services force does not. */
export async function endSession(shell: Shell, reason: ToShell['logout']['reason']): Promise<void> {
  if (reason === 'user' && !(await shell.mayLeave())) return;
  if (reason === 'user') {
    const leave = await shell.signIn.prepareEnd();
    await shell.forgetSession('signedOut');
    leave();
    return;
  }
  const wanted = shell.location.current();
  await shell.forgetSession('expired');
  rememberPage(wanted);
  window.location.replace('/anmeldung');
}

export const previousPage = (): string | undefined =>
  sessionStorage.getItem(storageKeys.previousPage) ?? undefined;

export const rememberPage = (path: string): void => sessionStorage.setItem(storageKeys.previousPage, path);

export function takePreviousPage(): string | undefined {
  const page = previousPage();
  sessionStorage.removeItem(storageKeys.previousPage);
  return page;
}
